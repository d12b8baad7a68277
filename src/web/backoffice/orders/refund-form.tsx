import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { AmountField } from './amount-field.tsx';
import type { StaffReturnable } from './staff-details.ts';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, type StaffFormProps } from './staff-problem.ts';

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
        <input type="hidden" name="refundId" value={own?.values.refundId ?? formId} />
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
