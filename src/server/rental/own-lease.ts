import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { mayRead } from '../../domain/orders/ownership.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { leases } from './tables.ts';

export type LeaseRow = InferSelectModel<typeof leases>;

/** Who asks: the lease's customer, or a guest whose browser holds the key of its order (R18). */
export interface LeaseAsker {
  readonly leaseId: string;
  readonly userId: string | null;
  readonly guestOrderIds: readonly string[];
}

export type NotTheirs = {
  readonly ok: false;
  readonly reason: 'not-signed-in' | 'not-owner' | 'lease-not-found';
};

/** A lease with its order and its line there. */
export interface OwnLease {
  readonly order: LockedOrder;
  readonly lease: LeaseRow;
  readonly item: typeof orderItems.$inferSelect;
}

/** A lease with its order and line for whoever may read it, as `findLease` decides it (R24). */
export async function ownLease(
  database: Database,
  { leaseId, userId, guestOrderIds }: LeaseAsker,
  read: (orderId: string) => Promise<LockedOrder | null>,
): Promise<({ readonly ok: true } & OwnLease) | NotTheirs> {
  if (userId === null && guestOrderIds.length === 0) return { ok: false, reason: 'not-signed-in' };
  const unknown = { ok: false, reason: userId === null ? 'not-signed-in' : 'lease-not-found' } as const;
  if (!isOrderId(leaseId)) return unknown;
  const [known] = await database
    .select({ item: orderItems })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(leases.id, leaseId));
  const order = known && (await read(known.item.orderId));
  if (!known || !order) return unknown;
  const access = mayRead(order, userId, guestOrderIds);
  if (!access.ok) return access;
  // Read under the lock of the order.
  const [lease] = await database.select().from(leases).where(eq(leases.id, leaseId));
  return lease ? { ok: true, order, lease, item: known.item } : unknown;
}

/** A lease of an order that the caller has locked, as it is now, with its line there; null where the order has no such lease. */
export async function leaseOfOrder(
  transaction: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<OwnLease | null> {
  const [found] = await transaction
    .select({ lease: leases, item: orderItems })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(and(eq(leases.id, leaseId), eq(orderItems.orderId, order.id)));
  return found === undefined ? null : { order, ...found };
}

/** The order of a lease as it is, without its lock: for who only reads. */
export const unlocked = (database: Database) => async (orderId: string) =>
  (await database.select().from(orders).where(eq(orders.id, orderId)))[0] ?? null;

/** The order of a lease, locked for the rest of the transaction. */
export const locked = (transaction: Database) => (orderId: string) => lockOrder(transaction, orderId);

/** The order that a lease is of, locked for the rest of the transaction; null for an id of none. */
export async function lockOrderOfLease(transaction: Database, leaseId: string): Promise<LockedOrder | null> {
  if (!isOrderId(leaseId)) return null;
  const [found] = await transaction
    .select({ id: orderItems.orderId })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(leases.id, leaseId));
  return found === undefined ? null : lockOrder(transaction, found.id);
}
