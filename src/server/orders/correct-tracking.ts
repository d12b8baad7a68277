import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isSameTracking, seenTracking } from '../../domain/orders/carriers.ts';
import { mayCorrectTracking } from '../../domain/orders/shipments.ts';
import { trackingSchema } from '../../domain/orders/tracking-schema.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { announceCorrection } from './announce-step.ts';
import { lockOrder } from './lock-order.ts';
import { shipments } from './shipment-tables.ts';
import { shipmentsOf } from './shipments.ts';
import type { StaffStep, StepTaken } from './staff-steps.ts';
import { orderEvents } from './event-tables.ts';
import { orders } from './tables.ts';

/** The right number of a parcel that was written down with a wrong one. */
export interface Correction extends StaffStep {
  /** The parcel's number within its order. */
  readonly position: number;
  /** As it was typed; see `trackingSchema`. */
  readonly tracking: { readonly carrier: string; readonly number: string };
  /** What stood there when the form was shown; see `seenTracking`. */
  readonly seen: string;
}

/** `tracking-changed`: another number stands there by now than the form was shown with. */
export type Corrected =
  | { readonly ok: true }
  | Exclude<StepTaken, { readonly ok: true }>
  | { readonly ok: false; readonly reason: 'invalid-tracking' | 'tracking-changed' };

/**
 * Corrects who carries a parcel and under which number, until its order is delivered: the parcel, the history and the message to the customer in
 * one transaction. The number that stands there already changes nothing, so that a form that is sent twice is one correction.
 */
export const correctTracking =
  (database: Database) =>
  async ({ orderId, position, tracking, seen, staffId }: Correction): Promise<Corrected> => {
    const typed = v.safeParse(trackingSchema, tracking);
    if (!typed.success) return { ok: false, reason: 'invalid-tracking' };
    return database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const parcels = (await shipmentsOf(transaction, [orderId])).get(orderId) ?? [];
      const known = parcels.find((parcel) => parcel.position === position)?.tracking ?? null;
      if (known === null || !mayCorrectTracking({ status: order.status, shipments: parcels }))
        return { ok: false, reason: 'transition-not-allowed' };
      if (isSameTracking(known, typed.output)) return { ok: true };
      if (seen !== seenTracking(known)) return { ok: false, reason: 'tracking-changed' };
      await transaction
        .update(shipments)
        .set({ carrier: typed.output.carrier, trackingNumber: typed.output.number })
        .where(and(eq(shipments.orderId, orderId), eq(shipments.position, position)));
      const { status } = order;
      await transaction.insert(orderEvents).values({
        orderId,
        fromStatus: status,
        toStatus: status,
        actor: `staff:${staffId}`,
        reason: 'tracking-corrected',
      });
      await recordOrderChange(transaction, {
        order,
        actor: `staff:${staffId}`,
        action: 'tracking-corrected',
        changes: { parcel: ['', String(position)], trackingNumber: ['written', 'changed'] },
      });
      await transaction
        .update(orders)
        .set({ updatedAt: sql`now()` })
        .where(eq(orders.id, orderId));
      await announceCorrection(transaction, { orderId, position });
      return { ok: true };
    });
  };
