import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { daysRange } from '../../../domain/checkout/days-range.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import { deliveryFormSchema } from '../../../domain/quotes/quote-forms.ts';
import { mayQuoteDelivery } from '../../../domain/quotes/quotable-delivery.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Price } from '../../i18n/price.tsx';
import { OrderAside } from '../../orders/order-aside.tsx';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderBadges } from '../../orders/status-badge.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/delivery.route';
import { shopOf } from '../../../server/context.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ErasedNotice } from '../orders/staff-notices.tsx';
import { StaffForm } from '../staff-form.tsx';
import { DELIVERY_FIELDS, DeliveryFields, typed } from './delivery-fields.tsx';
import { namedConflict } from '../named-conflict.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const found = await shop.quotes.findDelivery(params.id);
  if (found === null) throw data(null, { status: 404 });
  const { order, quotes } = found;
  return {
    order,
    quotes,
    mayQuote: mayQuoteDelivery(order, quotes[0]?.version ?? 0),
    isDone: new URL(request.url).searchParams.has('done'),
    title: pageTitle(translate('order.title', { number: order.orderNumber })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, {
      problem: { reason: 'refused' as const, text, errors },
      fields: DELIVERY_FIELDS,
    });
  const quote = v.safeParse(deliveryFormSchema, Object.fromEntries(form));
  if (!quote.success) {
    return refuse(422, translate('checkout.checkFields'), fieldErrors(quote.issues));
  }
  const asked = { orderId: params.id, quote: quote.output, staffId: user?.id ?? '' };
  const quoted = await shop.quotes.quoteDelivery(asked);
  if (quoted.ok) return redirect(`/${region}/admin/quotes/deliveries/${params.id}?done`, 303);
  if (quoted.reason === 'order-not-found') throw data(null, { status: 404 });
  const text = translate(`backoffice.quotes.error.${quoted.reason}`);
  const of = { subjectId: params.id, fields: ['deliveryFee'], staffId: asked.staffId };
  const author = quoted.reason === 'quote-changed' ? shop.findAuthor({ subject: 'order', ...of }) : null;
  return refuse(409, await namedConflict(text, author, { translate, locale }));
}

/** A bulk order whose delivery staff price, as often as they must until it is paid (R10). */
export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
  const { order, quotes, mayQuote, isDone } = loaderData;
  const t = useT();
  const locale = useLocale();
  const [newest] = quotes;
  const timeZone = timeZoneOf(marketOf(order.currency));
  const values: Record<string, string> = newest
    ? {
        shippingMinor: typed(money(newest.shippingMinor, order.currency), locale),
        minDays: String(newest.minDays),
        maxDays: String(newest.maxDays),
        note: newest.note ?? '',
      }
    : {};
  return (
    <>
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('order.title', { number: order.orderNumber })}</h1>
        <div className="flex flex-wrap gap-2">
          <OrderBadges order={order} />
        </div>
      </header>
      <ErasedNotice order={order} documentsKeptUntil={null} />
      <div className="mb-10 flex flex-col gap-4 empty:hidden">
        {isDone && !actionData && (
          <Alert tone="success" live>
            {t('backoffice.quotes.deliveryDone', { email: order.shippingAddress.email })}
          </Alert>
        )}
        {actionData && (
          <Alert tone="danger" live>
            {actionData.text}
          </Alert>
        )}
      </div>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {mayQuote && (
            <section aria-labelledby="price">
              <h2 id="price" className="mb-2 text-xl">
                {t(newest ? 'backoffice.quotes.repriceDelivery' : 'backoffice.quotes.priceDelivery')}
              </h2>
              <p className="mb-5 max-w-measure text-sm text-muted">{t('backoffice.quotes.deliveryLead')}</p>
              <StaffForm
                // After an answer the form begins with what it said.
                key={newest?.version ?? 0}
                intent="delivery"
                label={t('backoffice.quotes.sendDelivery')}
              >
                <input type="hidden" name="version" value={newest?.version ?? 0} />
                <div className="grid w-full max-w-measure gap-x-4 gap-y-5 sm:grid-cols-2">
                  <DeliveryFields currency={order.currency} values={values} problem={actionData} />
                </div>
              </StaffForm>
            </section>
          )}
          {quotes.length > 0 && (
            <TitledSection id="versions" title={t('backoffice.quotes.versions')}>
              <ol className="divide-y divide-line border-y border-line text-sm">
                {quotes.map(({ version, shippingMinor, minDays: min, maxDays: max, note, createdAt }) => (
                  <li key={version} className="py-4">
                    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
                      <span className="font-semibold">
                        {t('quote.version')} {version}: <Price money={money(shippingMinor, order.currency)} />
                        , {t('page.delivery.daysRange', daysRange({ min, max }))}
                      </span>
                      <time dateTime={createdAt} className="text-muted">
                        {formatDate(createdAt, locale, timeZone, 'long')}
                      </time>
                    </p>
                    {note !== null && <p className="mt-1 whitespace-pre-line text-muted">{note}</p>}
                  </li>
                ))}
              </ol>
            </TitledSection>
          )}
          <TitledSection id="items" title={t('order.items')}>
            <OrderItems order={order} />
          </TitledSection>
        </div>
        <aside className="flex flex-col gap-8">
          <OrderAside order={order} />
        </aside>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
