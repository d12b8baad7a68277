import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import { isOrderId } from './find-order.ts';
import { orders } from './tables.ts';

/** A step of an order that a member of staff takes. */
export interface StaffStep {
  readonly orderId: string;
  /** Id of the member of staff. */
  readonly staffId: string;
}

/**
 * Confirms an order that is paid at the door (R23), after its customer was called; every other method is confirmed by its
 * money alone.
 */
export const confirmOrder =
  (database: Database) =>
  async ({ orderId, staffId }: StaffStep): Promise<StatusChanged> => {
    if (!isOrderId(orderId)) return { ok: false, reason: 'order-not-found' };
    return database.transaction(async (transaction) => {
      const [order] = await transaction
        .select({ paymentMethod: orders.paymentMethod })
        .from(orders)
        .where(eq(orders.id, orderId));
      if (order && order.paymentMethod !== 'pod') return { ok: false, reason: 'transition-not-allowed' };
      const actor = `staff:${staffId}`;
      return changeStatus(transaction, { orderId, to: 'PROCESSING', actor, reason: 'confirmed' });
    });
  };
