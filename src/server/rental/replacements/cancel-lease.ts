import type { Database } from '../../database/database.ts';
import { grossOfItems } from '../../invoices/invoice-contents.ts';
import { messagesOf } from '../../messages/messages.ts';
import { lockOrder, type LockedOrder } from '../../orders/lock-order.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { followLeases } from '../lease-steps.ts';
import { moveLeases } from '../move-leases.ts';
import type { LeasedLine } from './leased-line.ts';

/** Gives back what a lease cost of a locked order's money, as far as there is so much left of it, and its deposit. */
export type RefundUpTo = (
  transaction: Database,
  order: LockedOrder,
  refund: {
    readonly leaseId: string;
    readonly mostMinor: number;
    readonly note: string;
    readonly actor: string;
  },
) => Promise<void>;

/**
 * Cancels a lease because the shop has no machine for it, in the transaction that locked its order: all of its price goes back, and its deposit. With the last
 * line of its order the order is cancelled, whose money goes back as that of every cancelled one.
 */
export async function cancelLeaseWhole(
  transaction: Database,
  { leaseId, status, order }: LeasedLine,
  { actor, refundUpTo }: { readonly actor: string; readonly refundUpTo: RefundUpTo },
): Promise<void> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const place = items.findIndex(({ rental }) => rental?.leaseId === leaseId);
  await moveLeases(transaction, [{ id: leaseId, status }], { to: 'CANCELLED', actor, reason: 'no-machine' });
  await followLeases(transaction, order, actor);
  const after = await lockOrder(transaction, order.id);
  if (after === null || after.status === 'CANCELLED') return;
  const mostMinor = grossOfItems(after, items)[place] ?? 0;
  const note = messagesOf(after.locale).translate('lease.event.no-machine');
  await refundUpTo(transaction, after, { leaseId, mostMinor, note, actor });
}
