import * as v from 'valibot';
import { trackingSchema } from '../../domain/orders/tracking-schema.ts';
import type { Database } from '../database/database.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import { isOrderId } from './find-order.ts';

/** An order that staff have handed to a carrier. */
export interface Shipment {
  readonly orderId: string;
  /** As it was typed; see `trackingSchema`. */
  readonly tracking: { readonly carrier: string; readonly number: string };
  /** Id of the member of staff. */
  readonly staffId: string;
}

export type ShipResult = StatusChanged | { readonly ok: false; readonly reason: 'invalid-tracking' };

/** Hands an order over (R23): its parcel's number, its status, its history and its e-mail in one transaction. */
export const shipOrder =
  (database: Database) =>
  async ({ orderId, tracking, staffId }: Shipment): Promise<ShipResult> => {
    if (!isOrderId(orderId)) return { ok: false, reason: 'order-not-found' };
    const parcel = v.safeParse(trackingSchema, tracking);
    if (!parcel.success) return { ok: false, reason: 'invalid-tracking' };
    return database.transaction((transaction) =>
      changeStatus(transaction, {
        orderId,
        to: 'SHIPPED',
        actor: `staff:${staffId}`,
        reason: 'shipped',
        tracking: parcel.output,
      }),
    );
  };
