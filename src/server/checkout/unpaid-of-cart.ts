import { and, asc, eq, exists, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { OrderedCart, OrderRequest } from './order-request.ts';
import { revisionIn } from '../cart/account-cart.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { carts } from '../cart/tables.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { changeStatus } from '../orders/change-status.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { checkoutOwner, keyOwner, requestHash } from './idempotency.ts';
import { keyOfLine, type Line } from '../../domain/cart/cart-item.ts';
import { idempotencyKeys } from './tables.ts';

/** A card order that waits for its money, and whose lines are therefore still in the cart (R17a). */
export interface UnpaidOrder {
  readonly order: LockedOrder;
  /** The hash of the request that placed it. */
  readonly requestHash: string;
  readonly lines: readonly { readonly productId: number; readonly place: string; readonly pieces: number }[];
}

/** What two orders of one cart have in common: a product that is bought, or one that is rented, on whichever days and with whatever else. */
const placeOf = ({ id, rental }: Pick<Line, 'id' | 'rental'>): string =>
  rental === null ? String(id) : `${id}-rent`;

/** Makes the checkouts of one customer, or of one guest's e-mail, follow each other until the end of the transaction; and so orders by telephone to one e-mail. */
export async function lockCheckout(transaction: Database, request: OrderRequest): Promise<void> {
  await lockName(transaction, `checkout ${checkoutOwner(request)}`);
}

/**
 * Whether an unpaid order is one of a cart, whose lines are still there: it was placed from a checkout page or with a key, waits
 * for its card, and gives way when the cart is ordered anew (R17a). One whose delivery was quoted has left the cart long before.
 */
export function isOrderOfCart(database: Database): SQL<boolean> {
  const quoted = database
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.reason, 'placed-delivery-to-be-quoted')));
  const keyed = database
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.orderId, orders.id));
  return sql<boolean>`(${orders.paymentMethod} = 'card' and ${orders.shippingMinor} is not null and ${notExists(quoted)} and ${exists(keyed)})`;
}

/**
 * The buyer's unpaid card orders that were placed from a checkout page, locked. A guest's are those that the browser proves, by
 * the order's key or by an idempotency key; an e-mail address proves nothing. By the latter it knows orders of whose answer it
 * has heard nothing: the cart still has their lines, however they were to be paid for. The request's own key proves its order, too, but only to
 * the request that it came with before: `claimKey` refuses others, and under another e-mail the key is another one.
 */
async function lockUnpaidOrders(
  transaction: Database,
  { request, cart }: { request: OrderRequest; cart: OrderedCart },
): Promise<readonly UnpaidOrder[]> {
  const userId = request.user?.id ?? null;
  const { guestOrderIds, earlierKeys } = cart;
  const { idempotencyKey: ownKey } = request;
  const proofs = guestOrderIds.length + earlierKeys.length + (ownKey === null ? 0 : 1);
  if (userId === null && proofs === 0) return [];
  const isOfCart = isOrderOfCart(transaction);
  const isTheirs =
    userId === null
      ? and(
          isNull(orders.userId),
          or(
            and(inArray(sql`${orders.id}::text`, [...guestOrderIds]), isOfCart),
            and(inArray(idempotencyKeys.key, [...earlierKeys]), eq(orders.heldMinor, 0)),
            ownKey === null
              ? undefined
              : and(eq(idempotencyKeys.userId, keyOwner(request)), eq(idempotencyKeys.key, ownKey), isOfCart),
          ),
        )
      : and(eq(orders.userId, userId), isOfCart);
  const rows = await transaction
    .select({
      order: orders,
      requestHash: idempotencyKeys.requestHash,
    })
    .from(orders)
    .innerJoin(
      idempotencyKeys,
      and(
        eq(idempotencyKeys.orderId, orders.id),
        // The key in a guest's browser proves the order, whatever e-mail is typed this time.
        userId === null ? undefined : eq(idempotencyKeys.userId, keyOwner(request)),
      ),
    )
    .where(and(isTheirs, eq(orders.status, 'PENDING'), inArray(orders.paymentStatus, ['UNPAID', 'FAILED'])))
    .orderBy(asc(orders.createdAt))
    .for('update', { of: orders });
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  const items = await orderItemsOf(transaction, [...byId.keys()]);
  return [...byId.values()].map((row) => ({
    ...row,
    lines: (items.get(row.order.id) ?? []).map(({ productId, quantity, rental }) => ({
      productId,
      place: placeOf({ id: productId, rental }),
      pieces: rental === null ? quantity : 0,
    })),
  }));
}

/** What a cart's earlier orders mean for the one that is asked for now (R17a). */
export type EarlierOrders =
  /** The unpaid order is this one. */
  | { readonly kind: 'same'; readonly order: LockedOrder }
  /** These hold goods of the cart, and give way. */
  | { readonly kind: 'other'; readonly replaced: readonly UnpaidOrder[] };

/** Finds and locks the earlier unpaid orders of the cart of a request; an order from elsewhere than a checkout page has none. */
export async function findEarlierOrders(
  transaction: Database,
  request: OrderRequest,
): Promise<EarlierOrders> {
  const { cart, seenTotalMinor } = request;
  if (!cart) return { kind: 'other', replaced: [] };
  const unpaid = await lockUnpaidOrders(transaction, { request, cart });
  const hash = requestHash(request);
  const same = unpaid.find(
    ({ order, ...earlier }) =>
      earlier.requestHash === hash && order.totalMinor === (seenTotalMinor ?? order.totalMinor),
  );
  if (same) return { kind: 'same', order: same.order };
  const places = new Set(request.lines.map(placeOf));
  const replaced = unpaid.filter(({ lines }) => lines.some(({ place }) => places.has(place)));
  return { kind: 'other', replaced };
}

/** Cancels unpaid orders whose cart is being ordered anew; a payment that still comes for one is given back. */
export async function replaceOrders(
  transaction: Database,
  {
    request,
    replaced,
    countEmail,
  }: { request: OrderRequest; replaced: readonly UnpaidOrder[]; countEmail: CountEmail },
): Promise<void> {
  for (const { order } of replaced) {
    await changeStatus(transaction, order, {
      to: 'CANCELLED',
      actor: `customer:${request.user?.id ?? 'guest'}`,
      reason: 'replaced',
      countEmail,
    });
  }
}

/**
 * Whether the account's cart still holds what the page orders. A page that knows the cart's latest state is believed:
 * a line that it has just changed may be on its way.
 */
export async function isInCart(
  transaction: Database,
  { request, cart }: { request: OrderRequest; cart: OrderedCart },
): Promise<boolean> {
  if (request.user === null || cart.tag === null) return true;
  const [row] = await transaction
    .select({ revision: carts.revision, lines: carts.lines })
    .from(carts)
    .where(eq(carts.userId, request.user.id));
  if (revisionIn(cart.tag, request.user.id) === (row?.revision ?? 0)) return true;
  const held = new Map(row?.lines.map(({ uniqueKey, quantity }) => [uniqueKey, quantity]));
  return request.lines.every((line) => (held.get(keyOfLine(line)) ?? 0) >= line.quantity);
}
