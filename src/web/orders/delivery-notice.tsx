import type { OrderView } from '../../domain/orders/order-view.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

interface NoticedOrder extends Pick<OrderView, 'status' | 'paymentStatus' | 'shippingMinor'> {
  readonly items: readonly Pick<OrderView['items'][number], 'rental'>[];
}

/**
 * That the delivery of a quoted order waits for its price, and nothing is to be paid before (R10); and of a rental, what
 * is agreed before the machine is handed over.
 */
export function DeliveryNotice({
  order: { status, paymentStatus, shippingMinor, items },
}: {
  order: NoticedOrder;
}) {
  const t = useT();
  const isAhead = status === 'PENDING' || status === 'PROCESSING';
  return (
    <>
      {status === 'PENDING' && shippingMinor === null && (
        <Alert tone="info" title={t('checkout.quotedTitle')}>
          {t('order.quoted.wait')}
        </Alert>
      )}
      {isAhead && rentedLines(items) !== 'none' && billOf(items) === null && (
        <Alert tone="info" title={t('order.rental.title')}>
          {t(paymentStatus === 'PAID' ? 'order.rental.paid' : 'order.rental.next')}
        </Alert>
      )}
    </>
  );
}
