import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import { AmountField } from './amount-fields.tsx';
import type { StaffCardPayment, StaffReturnable } from './staff-details.ts';
import { problemOf, sentFormId, type StaffFormProps } from './staff-problem.ts';

/** The attempts to pay an order by card, the latest first, and how their money goes back. */
export function StaffCardPayments({
  order,
  payments,
}: {
  order: OrderView;
  payments: readonly StaffCardPayment[];
}) {
  const t = useT();
  const locale = useLocale();
  if (payments.length === 0) return null;
  const timeZone = timeZoneOf(marketOf(order.currency));
  const refundText = ({ isHeld, failure }: StaffCardPayment) => {
    if (isHeld) return t('backoffice.card.isHeld');
    return failure === null ? t('backoffice.card.isOwed') : t('backoffice.card.failure', { failure });
  };
  return (
    <TitledSection id="card" title={t('backoffice.card.title')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {payments.map((payment) => (
          <li key={payment.id} className="py-4">
            <span className="font-semibold">{t(`backoffice.card.${payment.status}`)}</span>
            <span className="block text-xs text-muted">
              {payment.provider}, {formatDate(payment.updatedAt, locale, timeZone, 'long')}
            </span>
            {payment.returnedMinor > 0 && (
              <span className="mt-1 block">
                {t('backoffice.card.returned', {
                  amount: formatMoney(money(payment.returnedMinor, order.currency), locale),
                })}
              </span>
            )}
            {payment.dispute !== null && (
              <span className="mt-1 block">{t(`backoffice.card.dispute.${payment.dispute}`)}</span>
            )}
            {payment.isOwed && <span className="mt-1 block">{refundText(payment)}</span>}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Gives a part of an order's money back, or all of it; there is no form where nothing is left. */
export function RefundForm({
  order,
  problem,
  returnable,
  dueMinor,
  formId,
}: StaffFormProps<OrderView> & {
  returnable: StaffReturnable;
  /** What is still to go back for goods that came back: the form begins with it. */
  dueMinor: number;
  formId: string;
}) {
  const t = useT();
  const locale = useLocale();
  const own = problemOf(problem, 'refund');
  const field = useFields(own);
  const left = money(returnable.leftMinor, order.currency);
  if (left.minor === 0 || order.status === 'CANCELLED') return null;
  return (
    <Disclosure
      key={left.minor}
      id="refund"
      summary={t('backoffice.refund.title')}
      open={own !== undefined || dueMinor > 0}
    >
      <p className="mb-5 text-sm">
        {t(returnable.byHand ? 'backoffice.refund.byHand' : 'backoffice.refund.byCard', {
          amount: formatMoney(left, locale),
        })}
      </p>
      <StaffForm intent="refund" label={t('backoffice.refund.do')} tone="danger">
        <input type="hidden" name="refundId" value={sentFormId(own, 'refundId') ?? formId} />
        <input type="hidden" name="seen" value={left.minor} />
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <AmountField expected={dueMinor > 0 ? dueMinor : null} currency={order.currency} problem={own} />
          <TextField
            {...field('reason')}
            label={t('backoffice.refund.reason')}
            hint={t('backoffice.refund.reasonHint')}
            autoComplete="off"
            maxLength={200}
            required
            className="sm:col-span-2"
          />
        </div>
      </StaffForm>
    </Disclosure>
  );
}
