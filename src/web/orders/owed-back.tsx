import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

/** That money came by transfer which is not wanted, and goes back: too much, or for an order that was cancelled. */
export function OwedBack({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  if (order.owedMinor === 0) return null;
  const amount = formatMoney(money(order.owedMinor, order.currency), locale);
  return (
    <Alert tone="info" title={t('order.owed.title', { amount })}>
      {t(order.status === 'CANCELLED' ? 'order.owed.cancelled' : 'order.owed.tooMuch')}
    </Alert>
  );
}
