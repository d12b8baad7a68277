import type { OrderView } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

/** That the delivery of a quoted order waits for its price, and nothing is to be paid before (R10). */
export function DeliveryNotice({ order: { status, shippingMinor } }: { order: OrderView }) {
  const t = useT();
  if (status !== 'PENDING' || shippingMinor !== null) return null;
  return (
    <Alert tone="info" title={t('checkout.quotedTitle')}>
      {t('order.quoted.wait')}
    </Alert>
  );
}
