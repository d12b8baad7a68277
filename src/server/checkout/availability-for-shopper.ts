import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Currency } from '../../domain/money/money.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { findAvailability } from '../rental/find-availability.ts';
import { leases } from '../rental/tables.ts';
import { isOrderOfCart } from './unpaid-of-cart.ts';

/**
 * When machines are free for a shopper: what the unpaid card order of their own cart holds is free for them, because ordering the cart
 * again pays for that order or takes its place (R17a).
 */
export const availabilityForShopper =
  (database: Database) =>
  async ({
    productIds,
    currency,
    userId,
    guestOrderId,
  }: {
    readonly productIds: readonly number[];
    readonly currency: Currency;
    /** Null for a visitor. */
    readonly userId: string | null;
    /** The order of the key in the visitor's browser; null without one. */
    readonly guestOrderId: string | null;
  }): Promise<ReadonlyMap<number, Availability>> => {
    const isTheirs = or(
      userId === null ? undefined : eq(orders.userId, userId),
      guestOrderId === null ? undefined : and(eq(orders.id, guestOrderId), isNull(orders.userId)),
    );
    const own =
      isTheirs === undefined
        ? []
        : await database
            .select({ id: leases.id })
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
    return findAvailability(database)(productIds, currency, { exceptLeaseIds: own.map(({ id }) => id) });
  };
