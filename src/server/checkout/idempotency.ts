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

/** What is absent leaves the text as it was before there was such a thing. */
const hashOf = ({ lines, shipping, billing, payment, currency, discountCode }: OrderRequest) => {
  const parts = { lines, shipping, payment, currency, discountCode: discountCode ?? undefined };
  return createHash('sha256')
    .update(JSON.stringify({ ...parts, billing: billing ?? undefined }))
    .digest('base64url');
};

/** Whose keys a request's key is one of: the customer's, or those of a guest's e-mail, which is not written down. */
export const keyOwner = ({ user, shipping }: OrderRequest): string =>
  user?.id ?? `guest:${createHash('sha256').update(shipping.email.toLowerCase()).digest('base64url')}`;

/**
 * Claims a customer's idempotency key inside the order's transaction. A second request with the key waits here for
 * the first one's end: then it finds the order, or, if the first failed, goes on itself.
 */
export async function claimKey(transaction: Database, request: OrderRequest): Promise<KeyClaim> {
  const { idempotencyKey: key } = request;
  if (key === null) return { kind: 'new' };
  const requestHash = hashOf(request);
  const userId = keyOwner(request);
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { kind: 'new' };
  const [earlier] = await transaction
    .select({ requestHash: idempotencyKeys.requestHash, orderId: orders.id, orderNumber: orders.orderNumber })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!earlier || earlier.requestHash !== requestHash) return { kind: 'reused' };
  return { kind: 'placed', order: { orderId: earlier.orderId, orderNumber: earlier.orderNumber } };
}

/** Notes the order that a claimed key placed; part of the statement that writes the order. */
export const keepOrder = sql`update ${idempotencyKeys} set order_id = ${sql.placeholder('orderId')}
  where ${idempotencyKeys.userId} = ${sql.placeholder('keyOwner')} and ${idempotencyKeys.key} = ${sql.placeholder('idempotencyKey')}`;

/** Drops keys that no client repeats any more, after 30 days. */
export const forgetOldKeys = (database: Database) => async (): Promise<void> => {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '30 days'`));
};
