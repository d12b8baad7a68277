import { eq } from 'drizzle-orm';
import { mayRead } from '../../domain/orders/ownership.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orders } from '../orders/tables.ts';
import { returns } from './tables.ts';
import { lockReturn, type ReturnRow } from './write-return.ts';

/** Who asks: an order's customer, or a guest whose browser holds its key (R18). */
export interface Asker {
  readonly userId: string | null;
  readonly guestOrderIds: readonly string[];
}

export type NotTheirOrder = {
  readonly ok: false;
  readonly reason: 'not-signed-in' | 'not-owner' | 'order-not-found';
};
export type NotTheirReturn = {
  readonly ok: false;
  readonly reason: 'not-signed-in' | 'not-owner' | 'return-not-found';
};

/** An order for whoever may read it (R24), locked or as it is. */
export async function ownOrder(
  database: Database,
  { orderId, userId, guestOrderIds }: Asker & { readonly orderId: string },
  { isLocked }: { readonly isLocked: boolean },
): Promise<{ readonly ok: true; readonly order: LockedOrder } | NotTheirOrder> {
  if (userId === null && !guestOrderIds.includes(orderId)) return { ok: false, reason: 'not-signed-in' };
  if (!isOrderId(orderId)) return { ok: false, reason: 'order-not-found' };
  const order = isLocked
    ? await lockOrder(database, orderId)
    : ((await database.select().from(orders).where(eq(orders.id, orderId)))[0] ?? null);
  if (!order) return { ok: false, reason: 'order-not-found' };
  const access = mayRead(order, userId, guestOrderIds);
  return access.ok ? { ok: true, order } : access;
}

/** A return for whoever may read its order, locked with its order or as it is. */
export async function ownReturn(
  database: Database,
  { returnId, userId, guestOrderIds }: Asker & { readonly returnId: string },
  { isLocked }: { readonly isLocked: boolean },
): Promise<{ readonly ok: true; readonly order: LockedOrder; readonly row: ReturnRow } | NotTheirReturn> {
  if (userId === null && guestOrderIds.length === 0) return { ok: false, reason: 'not-signed-in' };
  const unknown = { ok: false, reason: userId === null ? 'not-signed-in' : 'return-not-found' } as const;
  if (!isOrderId(returnId)) return unknown;
  const found = isLocked ? await lockReturn(database, returnId) : await readReturn(database, returnId);
  if (!found) return unknown;
  const access = mayRead(found.order, userId, guestOrderIds);
  return access.ok ? { ok: true, ...found } : access;
}

/** A return with its order, as they are. */
export async function readReturn(database: Database, returnId: string) {
  if (!isOrderId(returnId)) return null;
  const [found] = await database
    .select({ order: orders, row: returns })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  return found ?? null;
}
