import type { InferSelectModel } from 'drizzle-orm';
import { orderAmounts, type InvoiceAmounts } from '../../domain/invoices/invoice-amounts.ts';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { messagesOf } from '../messages/messages.ts';
import type { orders } from '../orders/tables.ts';

/** What an order comes to as documents count it, its lines in the order's language. */
export function amountsOfOrder(
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): InvoiceAmounts {
  const { translate: t } = messagesOf(order.locale);
  return orderAmounts(
    {
      ...order,
      taxRule: { ratePercent: Number(order.taxRatePercent), mode: order.taxMode },
      items: items.map(({ articleNumber, brand, rental, ...item }) => ({
        ...item,
        detail: [
          `${brand}, ${articleNumber}`,
          ...(rental
            ? [
                t('checkout.rentedFor', {
                  term: t('duration.count', { duration: rental.duration, count: rental.count }),
                }),
              ]
            : []),
        ].join(', '),
        isRental: rental !== null,
      })),
    },
    { delivery: t('totals.shipping'), paymentFee: t('totals.paymentFee') },
  );
}
