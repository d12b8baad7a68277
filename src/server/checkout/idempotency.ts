import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { idempotencyKeys } from './tables.ts';

export type KeyClaim =
  /** The key is new, or there is none: go on. */
  | { readonly kind: 'new' }
  /** The same request already placed this order. */
  | { readonly kind: 'placed'; readonly order: { readonly orderId: string; readonly orderNumber: string } }
  /** The key came with another request before. */
  | { readonly kind: 'reused' };

const hashOf = ({ lines, shipping, payment, currency, discountCode }: OrderRequest) =>
  createHash('sha256')
    .update(JSON.stringify({ lines, shipping, payment, currency, discountCode: discountCode ?? undefined }))
    .digest('base64url');

/**
 * Claims a customer's idempotency key inside the order's transaction. A second request with the key waits here for
 * the first one's end: then it finds the order, or, if the first failed, goes on itself.
 */
export async function claimKey(transaction: Database, request: OrderRequest): Promise<KeyClaim> {
  const { idempotencyKey: key, user } = request;
  if (key === null) return { kind: 'new' };
  const requestHash = hashOf(request);
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ userId: user.id, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { kind: 'new' };
  const [earlier] = await transaction
    .select({ requestHash: idempotencyKeys.requestHash, orderId: orders.id, orderNumber: orders.orderNumber })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(and(eq(idempotencyKeys.userId, user.id), eq(idempotencyKeys.key, key)));
  if (!earlier || earlier.requestHash !== requestHash) return { kind: 'reused' };
  return { kind: 'placed', order: { orderId: earlier.orderId, orderNumber: earlier.orderNumber } };
}

/** Notes the order that a claimed key placed; part of the statement that writes the order. */
export const keepOrder = sql`update ${idempotencyKeys} set order_id = ${sql.placeholder('orderId')}
  where ${idempotencyKeys.userId} = ${sql.placeholder('userId')} and ${idempotencyKeys.key} = ${sql.placeholder('idempotencyKey')}`;

/** Drops keys that no client repeats any more, after 30 days. */
export const forgetOldKeys = (database: Database) => async (): Promise<void> => {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '30 days'`));
};
