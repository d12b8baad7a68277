import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '../../domain/orders/order-status.ts';
import type { Tracking } from '../../domain/orders/carriers.ts';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { transition } from '../../domain/orders/transition.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { stepOf } from '../emails/order-step.ts';
import { announceLeases } from '../rental/announce-leases.ts';
import { concludeContracts } from '../rental/contracts/write-contract.ts';
import { approveLeases, cancelLeases } from '../rental/follow-order.ts';
import { announceCountedStep, announceStep } from './announce-step.ts';
import { releaseDiscount } from '../discounts/redeem-discount.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { followReplacements } from './follow-replacements.ts';
import { handOverProblem } from './hand-over-problem.ts';
import type { LockedOrder } from './lock-order.ts';
import { closeWithdrawalsOf } from './open-withdrawal.ts';
import { restock } from './restock.ts';
import { hasShipment, sendAllLeft } from './shipments.ts';
import { orderEvents } from './event-tables.ts';
import { orderItems, orders } from './tables.ts';
import type { CountEmail } from '../outbox/count-email.ts';

/** A step in an order's life: who takes it, and why, is written into its history. */
export interface StatusChange {
  readonly to: PurchaseStatus;
  /** `customer:{id}`, `staff:{id}`, `program:{id of its key}`, `payment:{provider}` or `shop`. */
  readonly actor: string;
  /** The key of the reason's text, `order.event.{reason}`. */
  readonly reason: string;
  /** The parcel that all is sent in that was not sent before; its goods go by it alone. */
  readonly tracking?: Tracking;
  /** Whether nothing leaves the shop by it: the rest of an order in parts is not sent, whatever became of its money. */
  readonly keepsRest?: boolean;
  /** Whether the step's cause tells the customer itself, and more. */
  readonly isToldElsewhere?: boolean;
  /** Counts the e-mail of a step that an unpaid order's customer took; beyond the limit it is not written. */
  readonly countEmail?: CountEmail;
}

/**
 * `refunded`: the refunds of what is to be sent are all of its money; `withdrawn`: its customer has withdrawn from the whole order;
 * `awaits-exchange`: it replaces goods that the shop has not accepted yet; `exchange-unpaid`: refunds leave less than it comes to.
 */
export type StatusChanged =
  | { readonly ok: true; readonly from: PurchaseStatus }
  | {
      readonly ok: false;
      readonly reason:
        | 'transition-not-allowed'
        | 'refunded'
        | 'withdrawn'
        | 'awaits-exchange'
        | 'exchange-unpaid';
    };

const status = v.picklist(Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[]);

/** What a cancelled order had taken from the shelf goes back. */
async function reshelve(transaction: Database, orderId: string): Promise<void> {
  const goods = await transaction
    .select({ productId: orderItems.productId, pieces: orderItems.quantity })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)));
  await restock(transaction, orderId, goods);
}

/**
 * Takes an order from its status to the next by the table (R23), inside the transaction of what caused it; anything else
 * is refused and writes nothing. The customer is told of it along. An order paid on delivery has
 * its invoice when it is handed over. `order` is its row as it was locked in this transaction, so of two steps at once
 * one is refused.
 */
export async function changeStatus(
  transaction: Database,
  order: LockedOrder,
  { to, actor, reason, tracking, keepsRest = false, isToldElsewhere = false, countEmail }: StatusChange,
): Promise<StatusChanged> {
  const orderId = order.id;
  const from = v.parse(status, order.status);
  const allowed = transition(PURCHASE_TRANSITIONS, from, to);
  if (!allowed.ok) return allowed;
  // What has no total yet can neither be paid nor sent (R10).
  if (to !== 'CANCELLED' && order.shippingMinor === null) {
    return { ok: false, reason: 'transition-not-allowed' };
  }
  // What a carrier has is neither given back nor sold again by a cancellation.
  if (to === 'CANCELLED' && (await hasShipment(transaction, orderId))) {
    return { ok: false, reason: 'transition-not-allowed' };
  }
  if (to === 'SHIPPED' && !keepsRest) {
    const problem = await handOverProblem(transaction, order);
    if (problem !== null) return { ok: false, reason: problem };
  }
  await transaction
    .update(orders)
    .set({
      status: to,
      // Of a cancelled order nothing is kept.
      ...(to === 'CANCELLED'
        ? { owedMinor: sql`${orders.heldMinor}`, paymentDueAt: null, awaitsCredit: false }
        : {}),
      // The moment of the entry in the history below; whoever comes there again keeps the first.
      ...(to === 'PROCESSING' ? { processingAt: sql`coalesce(${orders.processingAt}, now())` } : {}),
      ...(to === 'DELIVERED' ? { deliveredAt: sql`now()` } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, orderId));
  if (tracking) await sendAllLeft(transaction, { orderId, tracking, actor });
  await transaction.insert(orderEvents).values({ orderId, fromStatus: from, toStatus: to, actor, reason });
  await recordOrderChange(transaction, {
    order,
    actor,
    action: 'order-moved',
    changes: { orderStatus: [from, to] },
  });
  const endsExchange = await followReplacements(transaction, [orderId], to);
  if (to === 'CANCELLED') {
    await reshelve(transaction, orderId);
    await releaseDiscount(transaction, orderId);
    await closeWithdrawalsOf(transaction, { orderId, actor });
  }
  const isOver = to === 'CANCELLED' || to === 'RETURNED';
  const ended = isOver ? await cancelLeases(transaction, orderId, { actor, reason: 'order-ended' }) : [];
  const approved =
    to === 'PROCESSING' ? await approveLeases(transaction, orderId, { actor, reason: 'paid' }) : [];
  await concludeContracts(transaction, order, approved);
  const step = stepOf(to, order);
  const isTold = isToldElsewhere || (endsExchange && order.heldMinor === 0);
  if (countEmail && order.heldMinor === 0 && !isTold)
    await announceCountedStep(transaction, { orderId, step, countEmail });
  else if (!isTold) await announceStep(transaction, [orderId], step);
  await announceLeases(transaction, orderId, [
    ...approved.map((leaseId) => ({ leaseId, news: 'approved' as const })),
    // Of a cancelled order its own e-mail says all.
    ...(to === 'RETURNED' ? ended : []).map((leaseId) => {
      return { leaseId, news: 'cancelled' as const, reason: 'order-ended' };
    }),
  ]);
  // Its money was given to the carrier, though it has yet to reach the shop.
  const isPaidAtDoor = order.paymentMethod === 'pod' && !HAS_MONEY.has(order.paymentStatus);
  if (to === 'DELIVERED' && isPaidAtDoor) await issueInvoice(transaction, order, 'delivered');
  return { ok: true, from };
}
