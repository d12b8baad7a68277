import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Currency } from '../../domain/money/money.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { findAvailability } from '../rental/find-availability.ts';
import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import { heldMachines, holdersOf, type Holder } from '../rental/holds/own-holds.ts';
import { leases } from '../rental/tables.ts';
import { isOrderOfCart } from './unpaid-of-cart.ts';

/** By what a shopper's own bookings are known. */
export interface Shopper extends Holder {
  /** The order of the key in the visitor's browser; null without one. */
  readonly guestOrderIds: readonly string[];
}

/** The leases of the unpaid card order of a shopper's own cart, which gives way to another order of the cart (R17a). */
export async function ownLeases(database: Database, { userId, guestOrderIds }: Omit<Shopper, 'visitorId'>) {
  const isTheirs = or(
    userId === null ? undefined : eq(orders.userId, userId),
    guestOrderIds.length === 0
      ? undefined
      : and(inArray(orders.id, [...guestOrderIds]), isNull(orders.userId)),
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

/** The periods of a product among some, each once, in their order. */
function ownPeriods(
  all: readonly {
    readonly productId: number;
    readonly firstDay: string | null;
    readonly lastDay: string | null;
  }[],
  productId: number,
): RentalPeriod[] {
  const own = all.flatMap(({ firstDay, lastDay, ...each }) =>
    each.productId === productId && firstDay !== null && lastDay !== null ? [{ firstDay, lastDay }] : [],
  );
  const byDays = new Map(own.map((period) => [`${period.firstDay} ${period.lastDay}`, period]));
  return [...byDays].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
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
    const holders = holdersOf(shopper);
    const [booked, held] = [await ownLeases(database, shopper), await heldMachines(database, holders)];
    const known = await findAvailability(database)(productIds, currency, {
      exceptLeaseIds: booked.map(({ id }) => id),
      exceptHolders: holders,
    });
    return new Map(
      [...known].map(([id, availability]) => [
        id,
        { ...availability, own: ownPeriods([...booked, ...held], id) },
      ]),
    );
  };
