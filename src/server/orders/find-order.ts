import { eq } from 'drizzle-orm';
import { mayRead } from '../../domain/orders/ownership.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orders } from './tables.ts';

export type FindOrderResult =
  | { readonly ok: true; readonly order: OrderView }
  | { readonly ok: false; readonly reason: 'not-signed-in' | 'not-owner' | 'order-not-found' };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An order for its owner: nobody signed in is 401, an unknown id 404, somebody else's order 403 (R24). */
export const findOrder =
  (database: Database) =>
  async (id: string, userId: string | null): Promise<FindOrderResult> => {
    if (userId === null) return { ok: false, reason: 'not-signed-in' };
    if (!UUID.test(id)) return { ok: false, reason: 'order-not-found' };
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    if (!row) return { ok: false, reason: 'order-not-found' };
    const access = mayRead(row, userId);
    if (!access.ok) return access;
    const [order] = await orderViewsOf(database, [row]);
    return order ? { ok: true, order } : { ok: false, reason: 'order-not-found' };
  };
