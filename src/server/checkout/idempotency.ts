import { createHash } from 'node:crypto';
import { and, eq, exists, lt, sql } from 'drizzle-orm';
import { DELIVERY_QUOTED } from '../../domain/orders/payable-since.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import type { OrderRequest } from './order-request.ts';
import { keyOfLine, type Line } from '../../domain/cart/cart-item.ts';
import { idempotencyKeys } from './tables.ts';

export type KeyClaim =
  /** The key is new, or there is none: go on. */
  | { readonly kind: 'new' }
  /** The same request already placed this order. */
  | {
      readonly kind: 'placed';
      readonly order: { readonly orderId: string; readonly orderNumber: string };
      /** What it came to when it was placed; null where its delivery was quoted since, which makes its total another. */
      readonly totalMinor: number | null;
      readonly isCancelled: boolean;
    }
  /** The key came with another request before. */
  | { readonly kind: 'reused' };

function byKeyAndQuantity(a: Line, b: Line): number {
  const [one, other] = [keyOfLine(a), keyOfLine(b)];
  if (one === other) return a.quantity - b.quantity;
  return one < other ? -1 : 1;
}

/**
 * What makes two requests the same order, whatever the sequence of their lines. What is absent leaves the text as it was
 * before there was such a thing.
 */
export const requestHash = (request: OrderRequest): string => {
  const { shipping, billing, payment, currency, discountCode } = request;
  const lines = request.lines.toSorted(byKeyAndQuantity).map(({ id, quantity, rental }) => ({
    productId: id,
    quantity,
    rental: rental && {
      duration: rental.duration,
      count: rental.count,
      startDate: rental.startDate ?? undefined,
      options: rental.options,
    },
  }));
  const parts = { lines, shipping, payment, currency, discountCode: discountCode ?? undefined };
  return createHash('sha256')
    .update(JSON.stringify({ ...parts, billing: billing ?? undefined }))
    .digest('base64url');
};

const ownerOf = (userId: string | null, email: string): string =>
  userId ?? `guest:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

/** The owner of the keys of orders by telephone, which no account has for its id: a form places one order, whoever that is for. */
export const KEYS_OF_TELEPHONE = 'telephone';

/** Whose keys a request's key is one of: the customer's, those of a guest's e-mail, which is not written down, or the ones of forms of staff. */
export const keyOwner = ({ user, shipping, telephone }: OrderRequest): string =>
  telephone ? KEYS_OF_TELEPHONE : ownerOf(user?.id ?? null, shipping.email);

/** Whose orders follow each other: a customer's, or those that go to one e-mail, which is not written down. */
export const checkoutOwner = ({ user, shipping, telephone }: OrderRequest): string =>
  ownerOf(telephone ? null : (user?.id ?? null), shipping.email);

/**
 * Claims a customer's idempotency key inside the order's transaction. A second request with the key waits here for
 * the first one's end: then it finds the order, or, if the first failed, goes on itself.
 */
export async function claimKey(transaction: Database, request: OrderRequest): Promise<KeyClaim> {
  const { idempotencyKey: key } = request;
  if (key === null) return { kind: 'new' };
  const hash = requestHash(request);
  const userId = keyOwner(request);
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { kind: 'new' };
  const quoted = transaction
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.reason, DELIVERY_QUOTED)));
  const [earlier] = await transaction
    .select({
      requestHash: idempotencyKeys.requestHash,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      totalMinor: sql<string | null>`case when ${exists(quoted)} then null else ${orders.totalMinor} end`,
      status: orders.status,
    })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!earlier || earlier.requestHash !== hash) return { kind: 'reused' };
  const { orderId, orderNumber, status } = earlier;
  const totalMinor = earlier.totalMinor === null ? null : Number(earlier.totalMinor);
  return { kind: 'placed', order: { orderId, orderNumber }, totalMinor, isCancelled: status === 'CANCELLED' };
}

/** Notes that a claimed key stands for an order which another key had placed. */
export async function shareOrder(
  transaction: Database,
  request: OrderRequest,
  orderId: string,
): Promise<void> {
  if (request.idempotencyKey === null) return;
  await transaction
    .update(idempotencyKeys)
    .set({ orderId })
    .where(
      and(eq(idempotencyKeys.userId, keyOwner(request)), eq(idempotencyKeys.key, request.idempotencyKey)),
    );
}

/** The keys under which an order was asked for; its buyer's browsers know by them whether it is theirs to conclude. */
export const keysOf =
  (database: Database) =>
  async (order: OrderView): Promise<readonly string[]> => {
    const { userId, shippingAddress } = order;
    const owner = ownerOf(userId, shippingAddress.email);
    const rows = await database
      .select({ key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.orderId, order.id)));
    return rows.map(({ key }) => key);
  };

/** Notes the order that a claimed key placed; part of the statement that writes the order. */
export const keepOrder = sql`update ${idempotencyKeys} set order_id = ${sql.placeholder('orderId')}
  where ${idempotencyKeys.userId} = ${sql.placeholder('keyOwner')} and ${idempotencyKeys.key} = ${sql.placeholder('idempotencyKey')}`;

/** Drops keys that no client repeats any more, after 30 days. */
export const forgetOldKeys = (database: Database) => async (): Promise<void> => {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '30 days'`));
};
