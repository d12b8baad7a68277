import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tracking } from '../../domain/orders/carriers.ts';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { maySendInParts, nextParcel, type LinePieces } from '../../domain/orders/shipments.ts';
import { trackingSchema } from '../../domain/orders/tracking-schema.ts';
import { added, recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { announcePart } from './announce-step.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import { handOverProblem } from './hand-over-problem.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { shipmentsOf, unsentOf, writeShipment } from './shipments.ts';
import { isOfLeases, type StaffStep, type StepTaken } from './staff-steps.ts';
import { orderEvents } from './event-tables.ts';
import { orders } from './tables.ts';

/** Goods of an order that staff have handed to a carrier. */
export interface HandOver extends StaffStep {
  /** As it was typed; see `trackingSchema`. */
  readonly tracking: { readonly carrier: string; readonly number: string };
  /** The pieces of each line that are in the parcel; absent or null for all that was not sent before. */
  readonly chosen?: ReadonlyMap<string, number> | null;
  /** How many parcels the order had when the form was shown; absent for none. */
  readonly seen?: number;
}

/**
 * `isLast`: nothing is left to be sent. `sent-meanwhile`: another parcel was handed over since the form was shown; `sent-whole`: the order goes in
 * one parcel (`maySendInParts`); `unpaid`: the money that was there for its first parcel is not there any more; for the others see `nextParcel`.
 */
export type ShipResult =
  | { readonly ok: true; readonly isLast: boolean }
  | Exclude<StepTaken, { readonly ok: true }>
  | {
      readonly ok: false;
      readonly reason:
        | 'invalid-tracking'
        | 'sent-meanwhile'
        | 'sent-whole'
        | 'unpaid'
        | 'nothing-sent'
        | 'more-than-left';
    };

/** Sends a part of an order, which stays in preparation until the last of its goods is sent: its parcel, its history and its e-mail. */
async function sendPart(
  transaction: Database,
  order: LockedOrder,
  parcel: {
    readonly tracking: Tracking;
    readonly lines: readonly LinePieces[];
    readonly actor: string;
  },
): Promise<ShipResult> {
  if (!maySendInParts(order)) return { ok: false, reason: 'sent-whole' };
  const problem = await handOverProblem(transaction, order);
  if (problem !== null) return { ok: false, reason: problem };
  const { id: orderId, status } = order;
  await writeShipment(transaction, { ...parcel, orderId });
  await transaction
    .insert(orderEvents)
    .values({ orderId, fromStatus: status, toStatus: status, actor: parcel.actor, reason: 'part-shipped' });
  // Its number is the customer's, and goes with their account.
  const pieces = parcel.lines.reduce((sum, line) => sum + line.pieces, 0);
  await recordOrderChange(transaction, {
    order,
    actor: parcel.actor,
    action: 'part-shipped',
    changes: added({ pieces: String(pieces) }),
  });
  await transaction
    .update(orders)
    .set({ updatedAt: sql`now()` })
    .where(eq(orders.id, orderId));
  await announcePart(transaction, orderId);
  return { ok: true, isLast: false };
}

/** Why nothing of a locked order may be handed over, besides what its last step asks; null where it may. `parcels` are those that left before. */
async function openProblem(
  transaction: Database,
  order: LockedOrder,
  parcels: number,
): Promise<'transition-not-allowed' | 'unpaid' | null> {
  if (order.status !== 'PROCESSING' || (await isOfLeases(transaction, order.id))) {
    return 'transition-not-allowed';
  }
  return parcels > 0 && !HAS_MONEY.has(order.paymentStatus) ? 'unpaid' : null;
}

/** Hands all that is left of a locked order's goods to a carrier (R23); the order is SHIPPED. `actor` is as in `StatusChange`. */
export async function shipRest(
  transaction: Database,
  order: LockedOrder,
  parcel: { readonly tracking: Tracking; readonly actor: string },
): Promise<StatusChanged | { readonly ok: false; readonly reason: 'unpaid' }> {
  const parcels = (await shipmentsOf(transaction, [order.id])).get(order.id) ?? [];
  const reason = await openProblem(transaction, order, parcels.length);
  if (reason !== null) return { ok: false, reason };
  return changeStatus(transaction, order, { to: 'SHIPPED', reason: 'shipped', ...parcel });
}

/**
 * Hands goods of an order to a carrier (R23), all that is left of them or a part: the parcel, the history and the e-mail in one transaction. With
 * the last piece the order is SHIPPED; until then it stays as it is.
 */
export const shipOrder =
  (database: Database) =>
  async ({ orderId, tracking, staffId, chosen = null, seen = 0 }: HandOver): Promise<ShipResult> => {
    const typed = v.safeParse(trackingSchema, tracking);
    if (!typed.success) return { ok: false, reason: 'invalid-tracking' };
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const before = (await shipmentsOf(transaction, [orderId])).get(orderId) ?? [];
      if (order.status === 'PROCESSING' && before.length !== seen)
        return { ok: false, reason: 'sent-meanwhile' };
      const reason = await openProblem(transaction, order, before.length);
      if (reason !== null) return { ok: false, reason };
      const contents = nextParcel(await unsentOf(transaction, orderId), chosen);
      if (!contents.ok) return contents;
      const parcel = { tracking: typed.output, actor: `staff:${staffId}` };
      if (!contents.isLast) return sendPart(transaction, order, { ...parcel, lines: contents.lines });
      const sent = await shipRest(transaction, order, parcel);
      return sent.ok ? { ok: true, isLast: true } : sent;
    });
  };
