import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { OrderRefunds } from '../../domain/returns/refund-notice.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

const WHY = { CANCELLED: 'order.owed.cancelled', RETURNED: 'order.owed.returned' } as const;
const isEnded = (status: string): status is keyof typeof WHY => status in WHY;

/** Why money goes to an account of the customer's; what was paid at a door came from none, so that it has to be named. */
function whyOf({ status, paymentMethod, heldMinor, totalMinor, events }: OrderView) {
  const wasDelivered = events.some(({ toStatus }) => toStatus === 'DELIVERED');
  if (paymentMethod === 'pod' && wasDelivered) return 'order.refund.pod';
  if (isEnded(status)) return WHY[status];
  return heldMinor > totalMinor ? 'order.owed.tooMuch' : 'order.owed.other';
}

/** The name of the notice: what is to go back first, then what waits or has to be sent anew, then what went back. */
function titleOf(refunds: OrderRefunds) {
  const { returnedMinor, movedMinor, takenMinor, failedMinor, disputedMinor } = refunds;
  const dueMinor = refunds.toCardMinor + refunds.toAccountMinor + refunds.creditMinor;
  if (dueMinor > 0) return { key: 'order.owed.title', minor: dueMinor } as const;
  if (disputedMinor > 0) return { key: 'order.refund.disputedTitle', minor: disputedMinor } as const;
  if (failedMinor > 0) return { key: 'order.refund.failedTitle', minor: failedMinor } as const;
  if (returnedMinor > 0) return { key: 'order.refund.returned', minor: returnedMinor } as const;
  if (takenMinor === 0) return { key: 'order.refund.moved', minor: movedMinor } as const;
  return { key: 'order.refund.taken', minor: takenMinor } as const;
}

/**
 * How much of an order's money is going back to its customer, why and where to, what waits for a bank's decision, and how much has
 * gone back, by the shop and by the bank.
 */
export function RefundNotice({ order, refunds }: { order: OrderView; refunds: OrderRefunds }) {
  const t = useT();
  const locale = useLocale();
  const { returnedMinor, movedMinor, takenMinor, failedMinor, disputedMinor } = refunds;
  const { toCardMinor, toAccountMinor, creditMinor } = refunds;
  const print = (minor: number) => formatPrice(money(minor, order.currency), locale);
  const title = titleOf(refunds);
  if (title.minor === 0) return null;
  const sum = (key: 'order.refund.returned' | 'order.refund.taken' | 'order.refund.moved', minor: number) =>
    minor > 0 && title.key !== key ? [`${t(key, { amount: print(minor) })}.`] : [];
  const texts = [
    ...(toAccountMinor > 0 ? [t(whyOf(order))] : []),
    ...(toCardMinor > 0 ? [t('order.refund.card', { amount: print(toCardMinor) })] : []),
    ...(creditMinor > 0 ? [t('order.refund.credit', { amount: print(creditMinor) })] : []),
    ...(disputedMinor > 0 ? [t('order.refund.disputed', { amount: print(disputedMinor) })] : []),
    ...(failedMinor > 0 ? [t('order.refund.failed', { amount: print(failedMinor) })] : []),
    ...sum('order.refund.returned', returnedMinor),
    ...sum('order.refund.taken', takenMinor),
    ...sum('order.refund.moved', movedMinor),
  ];
  return (
    <Alert tone="info" title={t(title.key, { amount: print(title.minor) })}>
      {texts.length > 0 && texts.join(' ')}
    </Alert>
  );
}
