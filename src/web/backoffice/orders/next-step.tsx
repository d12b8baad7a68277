import { formatDate } from '../../../domain/locale/format-date.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { dueOf, keptOf } from '../../../domain/payments/order-money.ts';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { StaffDetails } from './staff-details.ts';
import { type StaffFormProps, problemOf } from './staff-problem.ts';
import { moneyOutside } from '../../../domain/payments/money-outside.ts';
import { isLeased, LeasesNext } from './leases-next.tsx';
import { LineFields } from './amount-fields.tsx';
import { creditToGoBack, owedByTransfer } from '../../../domain/returns/exchange-money.ts';
import { orderEnd } from '../../../domain/orders/order-end.ts';
import type { PaymentCaseKind } from '../../../domain/payments/payment-case.ts';
import { rentedLines } from '../../../domain/rental/rented-lines.ts';
import { Alert } from '../../ui/alert.tsx';
import { cancelCause, CancelNext } from './cancel-next.tsx';
import { SendNext } from './ship-form.tsx';

/** Writes down that money which is owed to a customer was sent. */
function ReturnForm({ order, today, problem }: StaffFormProps<OrderView>) {
  const t = useT();
  const locale = useLocale();
  const owed = money(owedByTransfer(order), order.currency);
  return (
    <div className="mb-8 border-b border-line pb-8 last:mb-0 last:border-0 last:pb-0">
      <StaffForm intent="return" label={t('backoffice.transfer.do')}>
        <div>
          <h3 className="text-base font-semibold">
            {t('backoffice.return.title', { amount: formatMoney(owed, locale) })}
          </h3>
          <p className="mt-1 text-sm text-muted">
            {t(order.paymentMethod === 'pod' ? 'backoffice.return.textPod' : 'backoffice.return.text')}
          </p>
        </div>
        <LineFields expected={owed} today={today} problem={problemOf(problem, 'return')} />
      </StaffForm>
    </div>
  );
}

/** What an order that is not handed over yet waits for, in words; staff can do nothing about it here. */
function waitingText(order: OrderView, t: ReturnType<typeof useT>, locale: ReturnType<typeof useLocale>) {
  if (order.shippingMinor === null) return t('backoffice.order.waitsForQuote');
  if (order.unmatchedPayment === 'open') return t('backoffice.order.waitsForCase');
  if (order.awaitsCredit) return t('backoffice.order.waitsForExchange');
  if (order.paymentMethod === 'card') return t('backoffice.order.waitsForCard');
  if (keptOf(order) > 0) {
    const amount = formatMoney(money(dueOf(order), order.currency), locale);
    return t('backoffice.order.waitsForRest', { amount });
  }
  if (order.paymentDueOn === null) return t('backoffice.order.waitsForUndated');
  const date = formatDate(order.paymentDueOn, locale, 'UTC', 'short');
  return t('backoffice.order.waitsForTransfer', { date });
}

/** That credit of a replacement goes back by itself, so that nobody transfers it. */
function CreditNote({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  const minor = creditToGoBack(order);
  if (minor === 0) return null;
  const amount = formatMoney(money(minor, order.currency), locale);
  return <p className="mb-5 text-sm last:mb-0">{t('backoffice.order.creditGoesBack', { amount })}</p>;
}

const OUTSIDE = {
  carrier: 'backoffice.order.withCarrier',
  customer: 'backoffice.order.sentUnpaid',
} as const;

function OutsideNote({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  const outside = moneyOutside(order);
  if (outside === null) return null;
  const amount = formatMoney(money(outside.minor, order.currency), locale);
  return <p className="mb-5 text-sm font-semibold last:mb-0">{t(OUTSIDE[outside.holder], { amount })}</p>;
}

type WorkProps = StaffFormProps<OrderView> & {
  readonly goodsReturn: Pick<StaffDetails['goodsReturn'], 'dueMinor' | 'open'>;
  readonly cases: StaffDetails['cases'];
  readonly refunds: StaffDetails['refunds'];
  readonly withdrawal: StaffDetails['withdrawal'];
};

/** What staff have to look at of an order's card payments, each kind once, and the way to it. */
function CaseNotices({ kinds, isToBeSent }: { kinds: readonly PaymentCaseKind[]; isToBeSent: boolean }) {
  const t = useT();
  return [...new Set(kinds)].map((kind) => {
    const disputed = isToBeSent ? 'backoffice.order.disputed' : 'backoffice.order.refundWaits';
    return (
      <Alert
        key={kind}
        tone="warning"
        title={t(kind === 'dispute' ? disputed : `backoffice.case.${kind}`)}
        action={
          <ButtonLink to="/admin/payments" tone="secondary" size="sm">
            {t('backoffice.order.toCases')}
          </ButtonLink>
        }
        className="mb-6"
      />
    );
  });
}

const isOpenCase = ({ outcome }: { outcome: string | null }) => outcome === null;

function Work(props: WorkProps) {
  const { order, problem, goodsReturn, cases, refunds } = props;
  const { dueMinor, open } = goodsReturn;
  const openCases = cases.filter(isOpenCase).map(({ kind }) => kind);
  const t = useT();
  const locale = useLocale();
  const cause = cancelCause(props);
  if (cause !== null) {
    return (
      <CancelNext
        order={order}
        cause={cause}
        isDisputed={openCases.includes('dispute')}
        problem={props.problem}
      />
    );
  }
  if (order.status === 'PENDING' && order.paymentMethod === 'pod') {
    return (
      <>
        <p className="mb-5 max-w-measure text-sm">
          {t('backoffice.confirm.text', {
            phone: printPhone(order.shippingAddress.phone),
            amount: formatMoney(money(order.totalMinor, order.currency), locale),
          })}
        </p>
        <StaffForm intent="confirm" label={t('backoffice.confirm.do')} />
      </>
    );
  }
  if (order.status === 'PENDING') {
    return (
      <>
        <p className="text-sm">{waitingText(order, t, locale)}</p>
        {order.shippingMinor === null && (
          <p className="mt-5">
            <ButtonLink to={`/admin/quotes/deliveries/${order.id}`} tone="primary" size="lg">
              {t('backoffice.order.quoteDelivery')}
            </ButtonLink>
          </p>
        )}
      </>
    );
  }
  if ((order.status === 'PROCESSING' || order.status === 'SHIPPED') && rentedLines(order.items) === 'all') {
    return <LeasesNext text="next" />;
  }
  if (order.status === 'PROCESSING') return <SendNext order={order} problem={problem} />;
  if (order.status === 'SHIPPED') {
    return (
      <>
        <p className="mb-5 text-sm">{t('backoffice.order.onItsWay')}</p>
        <OutsideNote order={order} />
        <StaffForm intent="deliver" label={t('backoffice.deliver.do')} />
      </>
    );
  }
  const amount = formatMoney(money(dueMinor, order.currency), locale);
  const isWithdrawn = props.withdrawal !== null;
  if (order.status === 'DELIVERED' && isLeased(order) && dueMinor === 0 && !isWithdrawn) {
    return <LeasesNext text="waits" />;
  }
  const states = refunds.map(({ state }) => state);
  const isReturning = open.length > 0;
  const end = orderEnd({ order, dueMinor, isWithdrawn, isReturning, openCases, refunds: states });
  return (
    <>
      {end !== null && <p className="mb-5 text-sm last:mb-0">{t(`backoffice.order.${end}`, { amount })}</p>}
      <OutsideNote order={order} />
    </>
  );
}

/** What is to be done about an order now: one thing, and money that has to go back before it. */
export function NextStep(props: WorkProps) {
  const t = useT();
  const { order } = props;
  return (
    <TitledSection id="next" title={t('backoffice.order.next')} isPanel>
      <CaseNotices
        kinds={props.cases.filter(isOpenCase).map(({ kind }) => kind)}
        isToBeSent={order.status === 'PROCESSING' && cancelCause(props) === null}
      />
      <CreditNote order={order} />
      {owedByTransfer(order) > 0 && <ReturnForm {...props} />}
      <Work {...props} />
    </TitledSection>
  );
}
