import { and, asc, desc, eq, inArray, isNull, notExists, or, sql, type InferSelectModel } from 'drizzle-orm';
import { NOT_SENT } from '../../domain/returns/return-status.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import {
  reviewRight,
  type BoughtLine,
  type OwnReview,
  type ReviewRight,
} from '../../domain/reviews/review.ts';
import { knownName } from '../catalogue/known-name.ts';
import { productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { returnLines, returns } from '../returns/tables.ts';
import { leases } from '../rental/tables.ts';
import { productReviews, reviewPhotographs } from './tables.ts';

/** Who writes: a customer, or a guest whose browser holds the key of an order (R18). */
export interface Asker {
  readonly userId: string | null;
  readonly guestOrderIds: readonly string[];
}

export type ReviewRow = InferSelectModel<typeof productReviews>;
type OrderRow = InferSelectModel<typeof orders>;

export type NotTheirReview = {
  readonly ok: false;
  readonly reason: 'not-signed-in' | 'not-owner' | 'review-not-found';
};

const isTheirs = ({ userId, guestOrderIds }: Asker) =>
  or(
    userId === null ? sql`false` : eq(orders.userId, userId),
    guestOrderIds.length === 0
      ? undefined
      : and(inArray(orders.id, guestOrderIds.filter(isOrderId)), isNull(orders.userId)),
  );

/** Whether any piece of a line was sent: what never left the shop is a return as well (`NOT_SENT`). */
export const wasSent = sql`${orderItems.quantity} > coalesce((select sum(${returnLines.pieces}) from ${returnLines}
  join ${returns} on ${returns.id} = ${returnLines.returnId}
  where ${returnLines.orderItemId} = ${orderItems.id} and ${returns.reason} = ${NOT_SENT}), 0)`;

/** The lines by which somebody bought or rented a product, the latest first; what only bills a lease is none. */
export const boughtLines = (
  database: Database,
  { productId, ...asker }: Asker & { readonly productId: number },
): Promise<BoughtLine[]> =>
  database
    .select({
      itemId: orderItems.id,
      orderId: orders.id,
      orderStatus: orders.status,
      leaseStatus: leases.status,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(leases, eq(leases.orderItemId, orderItems.id))
    .where(
      and(
        eq(orderItems.productId, productId),
        isTheirs(asker),
        isNull(orders.erasedAt),
        wasSent,
        notExists(database.select().from(leaseBills).where(eq(leaseBills.orderId, orders.id))),
      ),
    )
    .orderBy(desc(orders.createdAt), asc(orderItems.position));

/** Whether somebody may write of a product, by which line of an order. */
export const rightToReview =
  (database: Database) =>
  async (asked: Asker & { readonly productId: number }): Promise<ReviewRight> =>
    asked.userId === null && asked.guestOrderIds.length === 0
      ? { ok: false, reason: 'not-bought' }
      : reviewRight(await boughtLines(database, asked));

/** To whom an order belongs: the account, or who has the address of a guest's. Also the name that they gave. */
export async function buyerOf(database: Database, orderId: string) {
  const [found] = await database
    .select({
      userId: orders.userId,
      locale: orders.locale,
      email: orderAddresses.email,
      firstName: orderAddresses.firstName,
      lastName: orderAddresses.lastName,
    })
    .from(orders)
    .innerJoin(
      orderAddresses,
      and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
    )
    .where(eq(orders.id, orderId));
  if (!found) throw new Error('An order has no address');
  return found;
}

export type Buyer = Awaited<ReturnType<typeof buyerOf>>;

/** What tells a buyer from others, for the lock under which they write. */
export const buyerKey = ({ userId, email }: Pick<Buyer, 'userId' | 'email'>): string =>
  userId === null ? `guest:${email.toLowerCase()}` : `account:${userId}`;

/** Whether an order, joined with its shipping address, is a person's. */
export const isOfBuyer = ({ userId, email }: Pick<Buyer, 'userId' | 'email'>) =>
  userId === null
    ? and(isNull(orders.userId), sql`lower(${orderAddresses.email}) = ${email.toLowerCase()}`)
    : eq(orders.userId, userId);

/** The review that a person wrote of a product, by whichever of their orders; null without one. */
export async function reviewOfBuyer(
  database: Database,
  productId: number,
  buyer: Pick<Buyer, 'userId' | 'email'>,
): Promise<ReviewRow | null> {
  const [found] = await database
    .select({ review: productReviews })
    .from(productReviews)
    .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(
      orderAddresses,
      and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
    )
    .where(and(eq(productReviews.productId, productId), isOfBuyer(buyer)));
  return found?.review ?? null;
}

/** The id of a review that somebody wrote of a product, by what they may read; null without one. */
export const findReviewOf =
  (database: Database) =>
  async ({ productId, ...asker }: Asker & { readonly productId: number }): Promise<string | null> => {
    if (asker.userId === null && asker.guestOrderIds.length === 0) return null;
    const [found] = await database
      .select({ id: productReviews.id })
      .from(productReviews)
      .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(productReviews.productId, productId), isTheirs(asker), isNull(orders.erasedAt)))
      .limit(1);
    return found?.id ?? null;
  };

/** A review for whoever may read the order that proves it, locked or as it is. */
export async function ownReview(
  database: Database,
  { reviewId, userId, guestOrderIds }: Asker & { readonly reviewId: string },
  { isLocked }: { readonly isLocked: boolean },
): Promise<{ readonly ok: true; readonly row: ReviewRow; readonly order: OrderRow } | NotTheirReview> {
  if (userId === null && guestOrderIds.length === 0) return { ok: false, reason: 'not-signed-in' };
  const unknown = { ok: false, reason: userId === null ? 'not-signed-in' : 'review-not-found' } as const;
  if (!isOrderId(reviewId)) return unknown;
  const query = database
    .select({ row: productReviews, order: orders })
    .from(productReviews)
    .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(productReviews.id, reviewId));
  const [found] = await (isLocked ? query.for('update', { of: productReviews }) : query);
  if (!found) return unknown;
  const access = mayRead(found.order, userId, guestOrderIds);
  return access.ok ? { ok: true, ...found } : access;
}

/** The guest's order that proves a review, for whoever has the key of its e-mails (R18); null where that opens nothing. */
export const guestOrderOf =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async (reviewId: string, key: string): Promise<string | null> => {
    if (!isOrderId(reviewId)) return null;
    const [found] = await database
      .select({ id: orders.id })
      .from(productReviews)
      .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(productReviews.id, reviewId), isNull(orders.userId), isNull(orders.erasedAt)));
    return found && keys.opens(found.id, key) ? found.id : null;
  };

/** The photographs of a review with their keys among the files, as they came. */
export const photographsOf = (
  database: Database,
  reviewId: string,
): Promise<readonly { readonly id: string; readonly file: string }[]> =>
  database
    .select({ id: reviewPhotographs.id, file: reviewPhotographs.file })
    .from(reviewPhotographs)
    .where(eq(reviewPhotographs.reviewId, reviewId))
    .orderBy(asc(reviewPhotographs.createdAt), asc(reviewPhotographs.id));

/** A review with all that its author reads of it. */
export const findOwnReview =
  (database: Database) =>
  async (
    asked: Asker & { readonly reviewId: string },
  ): Promise<{ readonly ok: true; readonly review: OwnReview } | NotTheirReview> => {
    const own = await ownReview(database, asked, { isLocked: false });
    if (!own.ok) return own;
    const { row, order } = own;
    const [item] = await database
      .select({
        name: orderItems.name,
        picture: orderItems.picture,
        rental: orderItems.rentalDuration,
        title: knownName,
      })
      .from(orderItems)
      .leftJoin(
        productTexts,
        and(eq(productTexts.productId, row.productId), eq(productTexts.locale, row.locale)),
      )
      .where(eq(orderItems.id, row.orderItemId));
    const { id, stars, body, pros, cons, locale, status, nameChoice, rejection, rejectionNote, reply } = row;
    return {
      ok: true,
      review: {
        id,
        productId: row.productId,
        productName: item?.title ?? item?.name ?? '',
        picture: item?.picture ?? '',
        orderId: order.id,
        stars,
        body,
        pros,
        cons,
        authorName: row.authorName,
        locale,
        isEdited: row.editedAt !== null,
        isRented: item?.rental != null,
        photographs: (await photographsOf(database, id)).map((photograph) => photograph.id),
        reply,
        status,
        nameChoice,
        rejection,
        rejectionNote,
        submittedAt: row.submittedAt,
      },
    };
  };
