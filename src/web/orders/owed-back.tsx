import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

const WHY = { CANCELLED: 'order.owed.cancelled', RETURNED: 'order.owed.returned' } as const;
const isEnded = (status: string): status is keyof typeof WHY => status in WHY;

/** That money came by transfer which is not wanted, and goes back: too much, or for an order that was cancelled or came back. */
export function OwedBack({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  if (order.owedMinor === 0) return null;
  const amount = formatMoney(money(order.owedMinor, order.currency), locale);
  return (
    <Alert tone="info" title={t('order.owed.title', { amount })}>
      {t(isEnded(order.status) ? WHY[order.status] : 'order.owed.tooMuch')}
    </Alert>
  );
}
