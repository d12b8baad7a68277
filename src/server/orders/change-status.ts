import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '../../domain/orders/order-status.ts';
import type { Tracking } from '../../domain/orders/carriers.ts';
import { transition } from '../../domain/orders/transition.ts';
import { returnStock } from '../catalogue/return-stock.ts';
import { lockProducts } from '../catalogue/take-stock.ts';
import type { Database } from '../database/database.ts';
import { stepOf } from '../letters/order-step.ts';
import { giveDiscountBack } from './discounts/redeem-discount.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { leases, orderEvents, orderItems, orders } from './tables.ts';
import { writeLetters } from './write-letters.ts';

/** A step in an order's life: who takes it, and why, is written into its history. */
export interface StatusChange {
  readonly orderId: string;
  readonly to: PurchaseStatus;
  /** `customer:{id}`, `staff:{id}`, `payment:{provider}` or `shop`. */
  readonly actor: string;
  /** The key of the reason's text, `order.event.{reason}`. */
  readonly reason: string;
  /** The parcel that it is sent in. */
  readonly tracking?: Tracking;
}

export type StatusChanged =
  | { readonly ok: true; readonly from: PurchaseStatus }
  | { readonly ok: false; readonly reason: 'order-not-found' | 'transition-not-allowed' };

const status = v.picklist(Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[]);

/** What a cancelled order had taken from the shelf goes back; machines that it asked for are free again. */
async function undo(transaction: Database, orderId: string): Promise<void> {
  const items = await transaction
    .select({ id: orderItems.productId, quantity: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)))
    .groupBy(orderItems.productId)
    .orderBy(asc(orderItems.productId));
  const ids = items.map(({ id }) => id);
  await lockProducts(transaction, { ids });
  await returnStock(transaction, { goods: ids, quantities: items.map(({ quantity }) => quantity) });
  await transaction
    .update(leases)
    .set({ status: 'CANCELLED', updatedAt: sql`now()` })
    .where(
      and(
        inArray(
          leases.orderItemId,
          transaction.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId)),
        ),
        inArray(leases.status, ['PENDING', 'APPROVED', 'PROCESSING']),
      ),
    );
}

/**
 * Takes an order from its status to the next by the table (R23), inside the transaction of what caused it; anything else
 * is refused and writes nothing. The customer's letter about it is written along. An order paid on delivery has
 * its invoice when it is handed over. The order's row stays locked until the end, so of two at once one is
 * refused.
 */
export async function changeStatus(transaction: Database, change: StatusChange): Promise<StatusChanged> {
  const { orderId, to, actor, reason, tracking } = change;
  const [order] = await transaction
    .select({
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      shippingMinor: orders.shippingMinor,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order) return { ok: false, reason: 'order-not-found' };
  const from = v.parse(status, order.status);
  const allowed = transition(PURCHASE_TRANSITIONS, from, to);
  if (!allowed.ok) return allowed;
  // What has no total yet can neither be paid nor sent (R10).
  if (to !== 'CANCELLED' && order.shippingMinor === null) {
    return { ok: false, reason: 'transition-not-allowed' };
  }
  await transaction
    .update(orders)
    .set({
      status: to,
      // Of a cancelled order nothing is kept.
      ...(to === 'CANCELLED' ? { owedMinor: sql`${orders.heldMinor}`, paymentDueAt: null } : {}),
      ...(tracking ? { carrier: tracking.carrier, trackingNumber: tracking.number } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, orderId));
  await transaction.insert(orderEvents).values({ orderId, fromStatus: from, toStatus: to, actor, reason });
  if (to === 'CANCELLED') {
    await undo(transaction, orderId);
    await giveDiscountBack(transaction, orderId);
  }
  await writeLetters(transaction, [orderId], stepOf(to, order));
  // Its money was given to the carrier, though it has yet to reach the shop.
  if (to === 'DELIVERED' && order.paymentMethod === 'pod') await issueInvoice(transaction, orderId);
  return { ok: true, from };
}
