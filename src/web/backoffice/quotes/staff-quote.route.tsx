import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { MAX_LINES } from '../../../domain/cart/cart-item.ts';
import { transition } from '../../../domain/orders/transition.ts';
import { declineSchema, offerFormSchema } from '../../../domain/quotes/quote-forms.ts';
import { NOTE_MAX_LENGTH, QUOTE_TRANSITIONS, type QuoteView } from '../../../domain/quotes/quote.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { useT, useLocale } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { OfferPanel } from '../../quotes/offer-panel.tsx';
import { QuoteBadge } from '../../quotes/quote-list.tsx';
import { QuoteLines } from '../../quotes/quote-lines.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/staff-quote.route';
import { shopOf } from '../../../server/context.ts';
import { OfferForm } from './offer-form.tsx';
import { QuoteAsker } from './quote-asker.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { DELIVERY_FIELDS, useStaffField, type StaffProblem } from './delivery-fields.tsx';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { TimelineStep } from '../../orders/timeline-step.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { namedConflict } from '../named-conflict.ts';

/** What has happened to a request, and what each version of the offer came to. */
function QuoteHistory({ quote }: { quote: QuoteView }) {
  const t = useT();
  const locale = useLocale();
  const offers = quote.events.filter(({ toStatus }) => toStatus === 'OFFERED');
  return (
    <TitledSection id="history" title={t('order.history')}>
      <ol className="flex flex-col">
        {quote.events.map((event) => {
          const offer = event.toStatus === 'OFFERED' ? quote.offers[offers.indexOf(event)] : undefined;
          return (
            <TimelineStep
              key={`${event.at} ${event.toStatus}`}
              actor={t(`backoffice.quotes.actor.${event.actor}`)}
              at={event.at}
              currency={quote.currency}
            >
              <QuoteBadge status={event.toStatus} />
              {offer && (
                <span className="text-sm">
                  {t('backoffice.quotes.versionLine', {
                    version: offer.version,
                    total: formatMoney(offer.totals.total, locale),
                    date: formatDate(offer.validUntil, locale, 'UTC', 'short'),
                  })}
                </span>
              )}
              {event.note !== null && <span className="text-sm whitespace-pre-line">{event.note}</span>}
            </TimelineStep>
          );
        })}
      </ol>
    </TitledSection>
  );
}

/** Declines a request, with words for the customer. */
function DeclineForm({ version, problem }: { version: number; problem: StaffProblem | undefined }) {
  const t = useT();
  const field = useStaffField({}, problem);
  return (
    <Disclosure
      summary={t('backoffice.quotes.decline')}
      id="decline"
      open={problem?.errors.reason !== undefined}
    >
      <StaffForm intent="decline" label={t('backoffice.quotes.declineSend')} tone="danger">
        <input type="hidden" name="version" value={version} />
        <TextAreaField
          {...field('reason')}
          label={t('backoffice.quotes.declineReason')}
          hint={t('backoffice.quotes.declineHint')}
          maxLength={NOTE_MAX_LENGTH}
          required
          className="w-full text-ink"
        />
      </StaffForm>
    </Disclosure>
  );
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const quote = await shop.quotes.findQuote(params.id);
  if (quote === null) throw data(null, { status: 404 });
  return {
    quote,
    mayOffer: transition(QUOTE_TRANSITIONS, quote.status, 'OFFERED').ok,
    mayDecline: transition(QUOTE_TRANSITIONS, quote.status, 'DECLINED').ok,
    pdf: shop.quotes.offerPath(quote.id),
    /** A week and a day to think is what the form begins with. */
    validUntil: new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    isDone: new URL(request.url).searchParams.has('done'),
    title: pageTitle(translate('quote.title', { number: quote.quoteNumber })),
  };
}

const FIELDS = [
  ...DELIVERY_FIELDS,
  'validUntil',
  'reason',
  ...Array.from({ length: MAX_LINES }, (_, index) => `unitsMinor.${index}`),
];

/** The prices that were typed, line by line. */
const unitsIn = (form: FormData) =>
  Array.from({ length: MAX_LINES }, (_, index) => form.get(`unitsMinor.${index}`)).filter(
    (typed) => typed !== null,
  );

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  const { id: quoteId } = params;
  const staffId = user?.id ?? '';
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, { problem: { reason: 'refused' as const, text, errors }, fields: FIELDS });
  const wrong = (issues: Parameters<typeof fieldErrors>[0]) =>
    refuse(422, translate('checkout.checkFields'), fieldErrors(issues));
  type Reason = Exclude<
    Extract<Awaited<ReturnType<typeof shop.quotes.offerPrices>>, { ok: false }>['reason'],
    'quote-not-found'
  >;
  const named = (reason: Reason) => {
    const text = translate(`backoffice.quotes.error.${reason}`);
    // Staff alone answer.
    const asked = { subjectId: quoteId, fields: ['offerVersion'], staffId };
    const author = reason === 'quote-changed' ? shop.findAuthor({ subject: 'quote', ...asked }) : null;
    return namedConflict(text, author, { translate, locale });
  };
  const done = () => redirect(`/${region}/admin/quotes/${quoteId}?done`, 303);
  if (form.get('intent') === 'decline') {
    const parsed = v.safeParse(declineSchema, Object.fromEntries(form));
    if (!parsed.success) return wrong(parsed.issues);
    const declined = await shop.quotes.declineQuote({ quoteId, staffId, ...parsed.output });
    if (declined.ok) return done();
    if (declined.reason === 'quote-not-found') throw data(null, { status: 404 });
    return refuse(409, await named(declined.reason));
  }
  const parsed = v.safeParse(offerFormSchema, {
    ...Object.fromEntries(form),
    unitsMinor: unitsIn(form),
  });
  if (!parsed.success) return wrong(parsed.issues);
  const offered = await shop.quotes.offerPrices({ quoteId, offer: parsed.output, staffId });
  if (offered.ok) return done();
  if (offered.reason === 'quote-not-found') throw data(null, { status: 404 });
  return refuse(409, await named(offered.reason));
}

/** A request for a bulk price: who asks, for what, what was answered, and the answer to write (R10). */
export default function StaffQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, mayOffer, mayDecline, pdf, validUntil, isDone } = loaderData;
  const t = useT();
  const newest = quote.offers.at(-1) ?? null;
  return (
    <>
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('quote.title', { number: quote.quoteNumber })}</h1>
        <QuoteBadge status={quote.status} />
      </header>
      <div className="mb-10 flex flex-col gap-4 empty:hidden">
        {isDone && !actionData && (
          <Alert tone="success" live>
            {t('backoffice.quotes.answered', { email: quote.email })}
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
          {mayOffer ? (
            <OfferForm
              key={newest?.version ?? 0}
              quote={quote}
              newest={newest}
              validUntil={validUntil}
              problem={actionData}
            />
          ) : (
            <QuoteLines quote={quote} offer={newest} />
          )}
          {mayDecline && <DeclineForm version={newest?.version ?? 0} problem={actionData} />}
          <QuoteHistory quote={quote} />
        </div>
        <aside className="flex flex-col gap-8">
          <QuoteAsker quote={quote} />
          {newest !== null && <OfferPanel offer={newest} pdf={pdf} />}
        </aside>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
