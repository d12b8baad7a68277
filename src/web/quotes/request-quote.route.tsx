import { redirect } from 'react-router';
import { sentLine } from '../../domain/cart/cart-item.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { quotedCart } from '../cart/cart-rules.ts';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { LineList } from '../checkout/line-list.tsx';
import { refuseForm } from '../form/answer-form.ts';
import { ButtonLink } from '../i18n/local-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/request-quote.route';
import { shopOf } from '../../server/context.ts';
import { parseRequestForm } from './parse-request-form.ts';
import { REFUSAL_KEYS } from './refusal-keys.ts';
import { RequestForm } from './request-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { user, currency, translate } = shopOf(context);
  return {
    isSignedIn: user !== null,
    values: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      country: currency === 'PLN' ? 'PL' : 'UA',
    },
    /** Names the sending of this page's form. */
    key: crypto.randomUUID(),
    title: pageTitle(translate('quote.request.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, currency, clientAddress, translate, readForm } = shopOf(context);
  const form = await readForm();
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, { problem: { reason: 'refused' as const, text, errors } });
  const parsed = parseRequestForm(form);
  if (!parsed.ok && parsed.reason === 'invalid-request') {
    return refuse(422, translate('checkout.notProcessed'));
  }
  if (!parsed.ok) return refuse(422, translate('checkout.checkFields'), parsed.errors);
  const limit = await shop.limits.quote(clientAddress);
  if (!limit.ok) return refuse(429, translate('error.rate-limited'));
  const { request, lines, key } = parsed;
  const isOwnEmail = request.email.toLowerCase() === user?.email.toLowerCase();
  if (!isOwnEmail && !(await shop.limits.recipient(request.email)).ok) {
    return refuse(429, translate('error.rate-limited'));
  }
  const userId = user?.id ?? null;
  const asked = await shop.quotes.requestQuote({ request, lines, key, userId, locale, currency });
  if (!asked.ok) return refuse(409, translate(REFUSAL_KEYS[asked.reason]));
  return redirect(`/${region}/quote/${asked.id}?key=${shop.quotes.keyOf(asked.id)}&sent`, 303);
}

/** Asks for a bulk price for the panels and batteries in the cart (R10). What is rented has its own prices. */
export default function RequestQuote({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const cart = useFreshCart({ isSignedIn: loaderData.isSignedIn });
  const goods = cart.items.filter(({ isRental }) => !isRental);
  return (
    <div className="container-page pt-8 pb-section">
      <header className="mb-10 max-w-measure">
        <h1 className="text-3xl">{t('quote.request.title')}</h1>
        <p className="mt-4 text-muted">{t('quote.request.lead')}</p>
      </header>
      {cart.isReady && (goods.length === 0 || (cart.isChecked && quotedCart(cart) !== 'bulk')) ? (
        <EmptyState
          title={t(cart.items.length === 0 ? 'cart.emptyTitle' : 'quote.request.notBulk')}
          text={t('quote.request.notBulkText')}
          action={
            cart.items.length === 0 ? (
              <ButtonLink to="/catalogue" tone="primary" size="lg">
                {t('quote.request.toCatalogue')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/cart" tone="primary" size="lg">
                {t('checkout.backToCart')}
              </ButtonLink>
            )
          }
        />
      ) : cart.isReady ? (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <RequestForm
            lines={goods.map(sentLine)}
            sendingKey={loaderData.key}
            values={loaderData.values}
            problem={actionData}
          />
          <aside className="max-lg:order-first">
            <TitledSection id="goods" title={t('checkout.goods')} isPanel>
              <LineList items={goods} />
            </TitledSection>
          </aside>
        </div>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
