import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { refundableMoneyOf } from '../../payments/create-refund.ts';
import { announceReturn } from '../announce-return.ts';
import { findGoodsReturn } from '../find-goods-return.ts';
import { deliveryOf, keptDelivery } from '../kept-delivery.ts';
import { refundMore } from '../refund-more.ts';
import type { ReturnRow } from '../write-return.ts';

/**
 * Notes that the delivery of a locked order goes back that has stayed with the shop until now, if nothing keeps it there any more (`keptDelivery`) and all goods came
 * back: a refund of the return that it was kept for. What staff have left open of the goods themselves stays so. Call it once for what an order has kept.
 */
export async function refundDelivery(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
): Promise<void> {
  if ((await keptDelivery(transaction, order)) > 0) return;
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const { paidMinor, refundsMinor } = await refundableMoneyOf(transaction, order);
  const leftMinor = Math.max(0, paidMinor - refundsMinor);
  const dueIf = async (deliveryMinor: number) =>
    (await findGoodsReturn(transaction, order, { items, leftMinor, deliveryMinor })).dueMinor;
  const amountMinor = (await dueIf(0)) - (await dueIf(deliveryOf(order)));
  if (amountMinor === 0) return;
  await refundMore(transaction, order, { returnId: row.id, amountMinor });
  await announceReturn(transaction, row.id, 'delivery-back', { amountMinor });
}
