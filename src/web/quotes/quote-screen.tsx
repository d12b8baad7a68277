import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OfferPayment } from '../../domain/quotes/offer.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { AcceptForm, type FormValues } from './accept-form.tsx';
import type { QuoteProblem } from './answer-quote-form.ts';
import { OfferPanel } from './offer-panel.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteBadge } from './quote-list.tsx';

/** What a quote's state means for its customer; nothing while an offer waits for an answer. */
function QuoteNotice({
  quote: { status, email, orderId, events },
  isJustSent,
  isOrderOwn,
}: {
  quote: QuoteView;
  isJustSent: boolean;
  isOrderOwn: boolean;
}) {
  const t = useT();
  switch (status) {
    case 'REQUESTED':
      return (
        <Alert
          tone={isJustSent ? 'success' : 'info'}
          live={isJustSent}
          title={t(isJustSent ? 'quote.notice.sent' : 'quote.notice.requested')}
        >
          {t('quote.notice.requestedText', { email })}
        </Alert>
      );
    case 'ACCEPTED':
      return (
        <Alert
          tone="success"
          title={t('quote.notice.accepted')}
          action={
            isOrderOwn &&
            orderId !== null && (
              <ButtonLink to={`/order/${orderId}`} size="sm">
                {t('order.pay.toOrder')}
              </ButtonLink>
            )
          }
        />
      );
    case 'DECLINED':
      return (
        <Alert tone="info" title={t('quote.notice.declined')}>
          <span className="whitespace-pre-line">{events.at(-1)?.note}</span>
        </Alert>
      );
    case 'EXPIRED':
      return (
        <Alert
          tone="warning"
          title={t('quote.notice.expired')}
          action={
            <ButtonLink to="/contact" size="sm">
              {t('quote.lost.contact')}
            </ButtonLink>
          }
        >
          {t('quote.notice.expiredText')}
        </Alert>
      );
    case 'WITHDRAWN':
      return <Alert tone="info" title={t('quote.notice.withdrawn')} />;
    case 'OFFERED':
      return null;
  }
}

interface QuoteScreenProps {
  readonly quote: QuoteView;
  /** The address of the newest offer as PDF. */
  readonly pdf: string;
  /** Where a visitor signs in and comes back; null for a customer. */
  readonly signIn: string | null;
  readonly isJustSent: boolean;
  /** Whether the order that it became is the reader's. */
  readonly isOrderOwn: boolean;
  readonly mayWithdraw: boolean;
  /** How the offer may be paid, with what it comes to by each method. */
  readonly payments: readonly OfferPayment[];
  /** The customer's saved ones at the place of the request. */
  readonly addresses: readonly SavedAddress[];
  /** What the request says of the receiver. */
  readonly asked: ShippingInfo;
  /** What stood in the form when its customer went to change an address. */
  readonly left: FormValues | null;
  readonly onLeave: (values: FormValues) => void;
  readonly problem: QuoteProblem | undefined;
}

/** Everything about a request for a bulk price as its customer sees it: how it stands, the offer, and the way to accept it. */
export function QuoteScreen(props: QuoteScreenProps) {
  const { quote, pdf, signIn, isJustSent, isOrderOwn, mayWithdraw, payments, problem } = props;
  const t = useT();
  const locale = useLocale();
  const offer = quote.offers.at(-1) ?? null;
  const isOpen = quote.status === 'OFFERED' && offer !== null;
  // A refusal stands where its form is, and a form begins with its own values alone.
  const ofAcceptance = isOpen && signIn === null && problem?.values.intent === 'accept' ? problem : undefined;
  const values = ofAcceptance?.values ?? props.left;
  const [pressed, setPressed] = useState<PaymentMethod | null>(null);
  const wanted = pressed ?? values?.payment;
  const chosen = wanted === undefined ? payments[0] : payments.find(({ method }) => method === wanted);
  const askedAt = formatDate(quote.createdAt, locale, timeZoneOf(marketOf(quote.currency)), 'sentence');
  return (
    <div className="container-page pt-10 pb-section">
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('quote.title', { number: quote.quoteNumber })}</h1>
        <QuoteBadge status={quote.status} />
        <p className="w-full text-sm text-muted">{t('quote.askedAt', { date: askedAt })}</p>
      </header>
      <div className="mb-10 flex flex-col gap-4 empty:hidden">
        {problem && !ofAcceptance && <Refusal problem={problem} />}
        <QuoteNotice quote={quote} isJustSent={isJustSent} isOrderOwn={isOrderOwn} />
      </div>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        <TitledSection id="items" title={t('order.items')}>
          {offer !== null && offer.note !== null && (
            <p className="mb-6 max-w-measure border-l-2 border-accent pl-4 whitespace-pre-line">
              {offer.note}
            </p>
          )}
          <QuoteLines quote={quote} offer={offer} />
          <p className="mt-3 text-sm text-muted">
            {t(offer === null ? 'quote.atListPrice' : 'quote.frozen')}
          </p>
        </TitledSection>
        {offer !== null && (
          <aside className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <OfferPanel
              offer={offer}
              totals={isOpen && signIn === null ? chosen?.totals : undefined}
              pdf={pdf}
              action={isOpen && <ToAcceptance signIn={signIn} />}
            />
          </aside>
        )}
        <div className="flex min-w-0 flex-col gap-12 empty:hidden">
          {isOpen && signIn === null && (
            <TitledSection id="acceptance" title={t('quote.accept.title')}>
              {ofAcceptance && <Refusal problem={ofAcceptance} />}
              <AcceptForm
                key={JSON.stringify(ofAcceptance?.values)}
                version={offer.version}
                market={marketOf(quote.currency)}
                payments={payments}
                payment={chosen?.method}
                onPayment={setPressed}
                addresses={props.addresses}
                asked={props.asked}
                values={values}
                onLeave={props.onLeave}
                problem={ofAcceptance}
              />
            </TitledSection>
          )}
          {mayWithdraw && <Withdrawal version={offer?.version ?? 0} />}
        </div>
      </div>
    </div>
  );
}

/** Why no order came of it, brought into view: the button stands far below. */
function Refusal({ problem }: { problem: QuoteProblem }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a body the effect would answer with a promise, which newer browsers return and React takes for its undoing.
    place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={place} className="mb-6">
      <Alert tone="danger" live>
        {problem.text}
      </Alert>
    </div>
  );
}

/** The way to say yes: to the form below, by way of signing in for a visitor. */
function ToAcceptance({ signIn }: { signIn: string | null }) {
  const t = useT();
  const look = `${buttonClass({ tone: 'primary', size: 'lg', width: 'full' })} mt-7`;
  if (signIn === null) {
    return (
      <a href="#acceptance" className={look}>
        {t('quote.accept')}
      </a>
    );
  }
  return (
    <>
      <a href={signIn} className={look}>
        {t('quote.signInAndAccept')}
      </a>
      <p className="mt-3 text-center text-xs text-muted">{t('quote.signInWhy')}</p>
    </>
  );
}

/** Takes the request back: the row opens with what that means, and the second press does it. */
function Withdrawal({ version }: { version: number }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('quote.withdraw')} id="withdraw">
      <p className="text-sm">{t('quote.withdraw.text')}</p>
      <Form method="post" replace className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'withdraw'}>
          {t('quote.withdraw.confirm')}
        </Button>
        <ButtonLink to="/contact" tone="ghost">
          {t('quote.withdraw.ask')}
        </ButtonLink>
      </Form>
    </Disclosure>
  );
}
