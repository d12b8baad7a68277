import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

const WHY = { CANCELLED: 'order.owed.cancelled', RETURNED: 'order.owed.returned' } as const;
const isEnded = (status: string): status is keyof typeof WHY => status in WHY;

/** Why money goes back; what was paid at a door came from no account of the customer's. */
function whyOf({ status, paymentMethod, heldMinor, totalMinor }: OrderView) {
  if (isEnded(status)) return WHY[status];
  return heldMinor > totalMinor && paymentMethod !== 'pod' ? 'order.owed.tooMuch' : 'order.owed.other';
}

/** That the shop transfers money to the customer: too much came, goods came back, a part was given back, or the order was cancelled. */
export function RefundDue({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  if (order.owedMinor === 0) return null;
  const amount = formatMoney(money(order.owedMinor, order.currency), locale);
  return (
    <Alert tone="info" title={t('order.owed.title', { amount })}>
      {t(whyOf(order))}
    </Alert>
  );
}
