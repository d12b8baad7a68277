import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Currency } from '../../domain/money/money.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { findAvailability } from '../rental/find-availability.ts';
import { holdersOf, type Holder } from '../rental/holds/own-holds.ts';
import { leases } from '../rental/tables.ts';
import { isOrderOfCart } from './unpaid-of-cart.ts';

/** By what a shopper's own bookings are known. */
export interface Shopper extends Holder {
  /** The order of the key in the visitor's browser; null without one. */
  readonly guestOrderId: string | null;
}

/** The leases of the unpaid card order of a shopper's own cart, which gives way to another order of the cart (R17a). */
export async function ownLeases(database: Database, { userId, guestOrderId }: Omit<Shopper, 'visitorId'>) {
  const isTheirs = or(
    userId === null ? undefined : eq(orders.userId, userId),
    guestOrderId === null ? undefined : and(eq(orders.id, guestOrderId), isNull(orders.userId)),
  );
  if (isTheirs === undefined) return [];
  return database
    .select({
      id: leases.id,
      productId: orderItems.productId,
      quantity: orderItems.quantity,
      firstDay: leases.firstDay,
      lastDay: leases.lastDay,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(leases, eq(leases.orderItemId, orderItems.id))
    .where(
      and(
        isTheirs,
        eq(orders.status, 'PENDING'),
        inArray(orders.paymentStatus, ['UNPAID', 'FAILED']),
        isOrderOfCart(database),
      ),
    );
}

/**
 * When machines are free for a shopper: what the unpaid card order of their own cart has is free for them, because ordering the cart
 * again pays for that order or takes its place (R17a), and so is what is held for them in the checkout.
 */
export const availabilityForShopper =
  (database: Database) =>
  async (
    productIds: readonly number[],
    currency: Currency,
    shopper: Shopper,
  ): Promise<ReadonlyMap<number, Availability>> => {
    const own = await ownLeases(database, shopper);
    return findAvailability(database)(productIds, currency, {
      exceptLeaseIds: own.map(({ id }) => id),
      exceptHolders: holdersOf(shopper),
    });
  };
