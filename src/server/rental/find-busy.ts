import { sql } from 'drizzle-orm';
import type { Market } from '../../domain/locale/market.ts';
import type { BusyMachine } from '../../domain/rental/availability.ts';
import type { Database } from '../database/database.ts';
import { listOf } from '../database/sql.ts';
import { statement } from '../database/statement.ts';
import { rentalHolds } from './holds/tables.ts';
import { bookings, depots, machines } from './tables.ts';

interface Found {
  readonly productId: number;
  readonly machines: readonly BusyMachine[];
}

/** The condition on the status is that of the constraint, whose index is used. */
const find = statement<{ found: readonly Found[] | null }>(
  'find_busy_machines',
  sql`select json_agg(of_product) as found from (
    select machine.product_id as "productId",
      json_agg(json_build_object('id', machine.id, 'busy', coalesce(taken.ranges, '[]')) order by machine.id) as machines
    from ${machines} as machine
    left join lateral (
      select json_agg(json_build_object('from', booking.blocked_from, 'to', booking.blocked_to)
        order by booking.blocked_from) as ranges
      from ${bookings} as booking
      where booking.machine_id = machine.id and booking.status <> 'CANCELLED'
        and (booking.lease_id is null or booking.lease_id <> all(${sql.placeholder('exceptLeaseIds')}::uuid[]))
        and (booking.hold_id is null or booking.hold_id in (select hold.id from ${rentalHolds} as hold
          where hold.expires_at > now() and hold.holder <> all(${sql.placeholder('exceptHolders')}::text[])))
        and daterange(booking.blocked_from, booking.blocked_to) && daterange(${sql.placeholder('from')}::date, ${sql.placeholder('to')}::date)
    ) as taken on true
    where machine.product_id = any(${listOf('productIds')}) and machine.retired_at is null
      and machine.depot_id in (select depot.id from ${depots} as depot where depot.market = ${sql.placeholder('market')})
    group by machine.product_id) as of_product`,
);

/**
 * The machines of some products that serve a market, by product id, with the days from `from` until `to` on which each is somebody's;
 * products without a machine there are left out.
 */
export async function findBusy(
  database: Database,
  {
    exceptLeaseIds = [],
    exceptHolders = [],
    to = null,
    ...asked
  }: {
    readonly productIds: readonly number[];
    readonly market: Market;
    readonly from: string;
    /** The first day that does not matter; null for none. */
    readonly to?: string | null;
    /** Leases whose days count as free. */
    readonly exceptLeaseIds?: readonly string[];
    /** Shoppers whose holds count as free. */
    readonly exceptHolders?: readonly string[];
  },
): Promise<ReadonlyMap<number, readonly BusyMachine[]>> {
  const [row] = await find(database, { ...asked, to, exceptLeaseIds, exceptHolders });
  return new Map(row?.found?.map(({ productId, machines: found }) => [productId, found]));
}
