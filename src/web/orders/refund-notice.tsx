import { formatMoney } from '../../domain/money/format-money.ts';
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

/** How much of an order's money is going back to its customer, why and where to, and how much has gone back. */
export function RefundNotice({ order, refunds }: { order: OrderView; refunds: OrderRefunds }) {
  const t = useT();
  const locale = useLocale();
  const { returnedMinor, toCardMinor, toAccountMinor } = refunds;
  const print = (minor: number) => formatMoney(money(minor, order.currency), locale);
  const dueMinor = toCardMinor + toAccountMinor;
  if (dueMinor === 0 && returnedMinor === 0) return null;
  const returned = t('order.refund.returned', { amount: print(returnedMinor) });
  if (dueMinor === 0) return <Alert tone="info" title={returned} />;
  const texts = [
    ...(toAccountMinor > 0 ? [t(whyOf(order))] : []),
    ...(toCardMinor > 0 ? [t('order.refund.card', { amount: print(toCardMinor) })] : []),
    ...(returnedMinor > 0 ? [`${returned}.`] : []),
  ];
  return (
    <Alert tone="info" title={t('order.owed.title', { amount: print(dueMinor) })}>
      {texts.join(' ')}
    </Alert>
  );
}
