import { mayRead } from '../../domain/orders/ownership.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import type { OrderKeys } from './order-key.ts';
import { orderViewsOf } from './order-views-of.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/order-reference.ts';
import { users } from '../account/tables.ts';
import { orderAddresses } from './address-tables.ts';
import { orders } from './tables.ts';

export type FindOrderResult =
  | { readonly ok: true; readonly order: OrderView }
  | { readonly ok: false; readonly reason: 'not-signed-in' | 'not-owner' | 'order-not-found' };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of an order at all. */
export const isOrderId = (text: string): boolean => UUID.test(text);

/**
 * An order for its owner: nobody signed in is 401, an unknown id 404, somebody else's order 403 (R24). `guestOrderIds` are
 * the orders that the visitor's browser holds keys of: a guest's own (R18).
 */
export const findOrder =
  (database: Database) =>
  async (
    id: string,
    userId: string | null,
    guestOrderIds: readonly string[] = [],
  ): Promise<FindOrderResult> => {
    if (userId === null && !guestOrderIds.includes(id)) return { ok: false, reason: 'not-signed-in' };
    if (!isOrderId(id)) return { ok: false, reason: 'order-not-found' };
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    if (!row) return { ok: false, reason: 'order-not-found' };
    const access = mayRead(row, userId, guestOrderIds);
    if (!access.ok) return access;
    const [order] = await orderViewsOf(database, [row]);
    return order ? { ok: true, order } : { ok: false, reason: 'order-not-found' };
  };

/**
 * An order for whoever has the link of one of its e-mails (R18); null when the key does not open it, and when the person was taken out of it. Only a key that
 * fits asks the database, so that a wrong one tells nothing of what there is.
 */
export const findOrderByKey =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async (id: string, key: string): Promise<OrderView | null> => {
    if (!isOrderId(id) || !keys.opens(id, key)) return null;
    const rows = await database
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isNull(orders.erasedAt)));
    const [order] = await orderViewsOf(database, rows);
    return order ?? null;
  };

/**
 * The id of the order of this number whose e-mails go to this address, or whose account has it; null when they do not
 * belong together (R18).
 */
export async function findOrderId(
  database: Database,
  { orderNumber, email }: TrackForm,
): Promise<string | null> {
  const address = email.toLowerCase();
  const isShipping = and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping'));
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderAddresses, isShipping)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.orderNumber, orderNumber),
        or(eq(sql`lower(${orderAddresses.email})`, address), eq(sql`lower(${users.email})`, address)),
      ),
    );
  return order?.id ?? null;
}
