import {
  changeStatus,
  type StatusChange,
  type StatusChanged,
} from '../../src/server/orders/change-status.ts';
import { lockOrder } from '../../src/server/orders/lock-order.ts';
import type { Database } from '../../src/server/database/database.ts';

/** Takes an order one step further, in a transaction of its own, as whoever locked its row does. */
export const moveOrder = (
  database: Database,
  orderId: string,
  { actor = 'staff:1', ...change }: Omit<StatusChange, 'actor'> & { readonly actor?: string },
): Promise<StatusChanged> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    return changeStatus(transaction, order, { actor, ...change });
  });
