import { and, desc, eq, inArray, isNull, or, sum } from 'drizzle-orm';
import type { StockHold } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { isOrderOfCart } from './unpaid-of-cart.ts';

/**
 * Which pieces of products are held by an unpaid order of the asking shopper: of each product the newest order that waits
 * for its card and gives way to another order of the same cart, and the newest other one; in the order of the product ids. Theirs are the orders of the signed-in customer, and a guest's order whose key the browser
 * holds (R18, R24): nobody hears of other people's orders. Rentals hold no stock.
 */
export const heldByOwnOrder =
  (database: Database) =>
  async ({
    productIds,
    userId,
    guestOrderIds,
  }: {
    readonly productIds: readonly number[];
    /** Null for a visitor. */
    readonly userId: string | null;
    /** The order of the key in the visitor's browser; null without one. */
    readonly guestOrderIds: readonly string[];
  }): Promise<readonly StockHold[]> => {
    const ids = productIds.filter(fitsInteger);
    if (ids.length === 0 || (userId === null && guestOrderIds.length === 0)) return [];
    const isTheirs = or(
      userId === null ? undefined : eq(orders.userId, userId),
      guestOrderIds.length === 0
        ? undefined
        : and(inArray(orders.id, [...guestOrderIds]), isNull(orders.userId)),
    );
    const found = await database
      .select({
        productId: orderItems.productId,
        orderId: orders.id,
        orderNumber: orders.orderNumber,
        pieces: sum(orderItems.quantity).mapWith(Number),
        isOfCart: isOrderOfCart(database),
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(
        and(
          isTheirs,
          eq(orders.status, 'PENDING'),
          inArray(orders.paymentStatus, ['UNPAID', 'FAILED']),
          inArray(orderItems.productId, ids),
          isNull(orderItems.rentalDuration),
        ),
      )
      .groupBy(orderItems.productId, orders.id)
      .orderBy(orderItems.productId, desc(orders.createdAt));
    return found.filter(
      ({ productId, isOfCart }, index) =>
        found.findIndex((other) => other.productId === productId && other.isOfCart === isOfCart) === index,
    );
  };
