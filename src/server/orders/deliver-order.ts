import type { Database } from '../database/database.ts';
import { changeStatus, type StatusChanged } from './change-status.ts';
import type { StaffStep } from './confirm-order.ts';
import { isOrderId } from './find-order.ts';

/** Notes that a parcel has arrived (R23); the 14 days for sending goods back begin. */
export const deliverOrder =
  (database: Database) =>
  async ({ orderId, staffId }: StaffStep): Promise<StatusChanged> => {
    if (!isOrderId(orderId)) return { ok: false, reason: 'order-not-found' };
    const actor = `staff:${staffId}`;
    return database.transaction((transaction) =>
      changeStatus(transaction, { orderId, to: 'DELIVERED', actor, reason: 'delivered' }),
    );
  };
