import { mayCancel } from '../../../domain/orders/cancellation.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { isPartlySent } from '../../../domain/orders/shipments.ts';
import { isRefundedWhole } from '../../../domain/orders/refunded-whole.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { CancelForm } from './cancel-form.tsx';
import { RestForm } from './ship-form.tsx';
import type { StaffDetails } from './staff-details.ts';
import type { StaffFormProps } from './staff-problem.ts';

/** Why an order waits to be cancelled: its goods are in the shop, and its money went back whole or its customer has withdrawn from all of it. */
export function cancelCause({ order, withdrawal }: Pick<StaffDetails, 'order' | 'withdrawal'>) {
  if (order.status === 'PROCESSING' && isRefundedWhole(order)) return 'refunded';
  const isUnsent = order.status === 'PENDING' || order.status === 'PROCESSING';
  return isUnsent && withdrawal !== null && withdrawal.goods === null ? 'withdrawn' : null;
}

const CANCEL_REASONS = { refunded: 'other', withdrawn: 'customer-asked' } as const;
type CancelCause = keyof typeof CANCEL_REASONS;

/** Why an order is not sent any more; its refund waits while its payment is disputed. */
function cancelText(cause: CancelCause, { order, isDisputed }: { order: OrderView; isDisputed: boolean }) {
  if (cause === 'refunded') return order.keptMinor > 0 ? 'cancelNextPart' : 'cancelNext';
  return isDisputed ? 'cancelWithdrawnDisputed' : 'cancelWithdrawn';
}

/** What follows when an order is not sent any more. */
export function CancelNext({
  order,
  cause,
  isDisputed,
  problem,
}: Pick<StaffFormProps<OrderView>, 'order' | 'problem'> & { cause: CancelCause; isDisputed: boolean }) {
  const t = useT();
  const locale = useLocale();
  const printed = (minor: number) => formatMoney(money(minor, order.currency), locale);
  const amounts = { amount: printed(order.totalMinor - order.keptMinor), total: printed(order.totalMinor) };
  if (isPartlySent(order)) {
    return (
      <>
        <p className="mb-5 max-w-measure text-sm">
          {t(cause === 'refunded' ? 'backoffice.rest.refunded' : 'backoffice.rest.withdrawn')}
        </p>
        <RestForm order={order} />
      </>
    );
  }
  const text = cancelText(cause, { order, isDisputed });
  return (
    <>
      <p className="mb-5 max-w-measure text-sm last:mb-0">{t(`backoffice.order.${text}`, amounts)}</p>
      {mayCancel(order) && <CancelForm reason={CANCEL_REASONS[cause]} problem={problem} />}
    </>
  );
}
