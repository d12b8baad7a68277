import { sql } from 'drizzle-orm';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import { currencyIn, type Market } from '../../domain/locale/market.ts';
import { parcelTravelDays } from '../../domain/rental/parcel-travel.ts';
import { freightsOf } from '../catalogue/freights.ts';
import type { Database } from '../database/database.ts';
import { bookings, leases } from './tables.ts';

/** How many working days machines of some products are on their way in a market, in each direction, by product id (`parcelTravelDays`). */
export async function travelDaysOf(
  database: Database,
  productIds: readonly number[],
  market: Market,
): Promise<(productId: number) => number> {
  const freights = await freightsOf(database, productIds);
  return (id) => parcelTravelDays(freights.get(id) ?? NO_FREIGHT, currencyIn(market));
}

/**
 * The day on which the machines of a lease leave their depot for its customer, in a query of leases: no later than its first day, whatever is
 * booked for it by now. Null for a lease without days.
 */
export const leavesOn = sql<
  string | null
>`least(${leases.firstDay}, (select min(own.blocked_from) from ${bookings} as own
  where own.lease_id = ${leases.id} and own.status <> 'CANCELLED'))::text`;
