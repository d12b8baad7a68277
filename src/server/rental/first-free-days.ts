import { sql } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { firstStart } from '../../domain/rental/availability.ts';
import { slowestParcelDays } from '../../domain/rental/parcel-travel.ts';
import {
  blockedDays,
  startDays,
  type DayRange,
  type FirstFree,
  type RentalPlace,
} from '../../domain/rental/rental-days.ts';
import { isNoParcel } from '../catalogue/freights.ts';
import { noteTag } from '../changes/tags.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { listOf } from '../database/sql.ts';
import { statement } from '../database/statement.ts';
import { rentalHolds } from './holds/tables.ts';
import { bookings, depots, machines } from './tables.ts';
import { todayIn } from './today.ts';

interface Found {
  readonly productId: number;
  readonly isParcel: boolean;
  /** Of each machine the days on which it is somebody's; null where one is free on the days asked for. */
  readonly busy: readonly (readonly DayRange[])[] | null;
}

/** Which bookings keep others off a machine; the condition on the status is that of the constraint, whose index is used. */
const standing = sql`booking.status <> 'CANCELLED' and (booking.hold_id is null or booking.hold_id in (
  select hold.id from ${rentalHolds} as hold where hold.expires_at > now()))`;

const find = statement<{ found: readonly Found[] | null }>(
  'find_first_free_days',
  sql`select json_agg(json_build_object('productId', of_product.product_id, 'isParcel', of_product.is_parcel, 'busy', case when of_product.is_free then null else (
      select json_agg(coalesce((
        select json_agg(json_build_object('from', booking.blocked_from, 'to', booking.blocked_to) order by booking.blocked_from)
        from ${bookings} as booking where booking.machine_id = one.id and ${standing}
          and daterange(booking.blocked_from, booking.blocked_to) && daterange(least(${sql.placeholder('from')}::date, ${sql.placeholder('parcelFrom')}::date), null)), '[]'))
      from unnest(of_product.ids) as one(id)) end)) as found
    from (
      select machine.product_id, asked.is_parcel, array_agg(machine.id) as ids, bool_or(not exists (
        select from ${bookings} as booking where booking.machine_id = machine.id and ${standing}
          and daterange(booking.blocked_from, booking.blocked_to)
            && case when asked.is_parcel then daterange(${sql.placeholder('parcelFrom')}::date, ${sql.placeholder('parcelTo')}::date)
              else daterange(${sql.placeholder('from')}::date, ${sql.placeholder('to')}::date) end)) as is_free
      from (select id, not ${isNoParcel(sql`known.id`)} as is_parcel from unnest(${listOf('productIds')}) as known(id)) as asked
      join ${machines} as machine on machine.product_id = asked.id and machine.retired_at is null
      join ${depots} as depot on depot.id = machine.depot_id and depot.market = ${sql.placeholder('market')}
      group by machine.product_id, asked.is_parcel) as of_product`,
);

/** The next day on which depots hand over what goes one way, and the days that a rental of that day blocks. */
function nextOn(place: RentalPlace) {
  const { from: day } = startDays(place);
  return { place, day, blocked: blockedDays({ firstDay: day, lastDay: day }, place) };
}

/**
 * The first day on which a machine of each product can be rented in the market of a currency, by product id; null where it cannot within a year.
 * Products without machines there are left out. One query, which reads days of those alone of which nothing is free at once.
 */
export const firstFreeDays =
  (database: Database) =>
  async (productIds: readonly number[], currency: Currency): Promise<ReadonlyMap<number, FirstFree>> => {
    const known = productIds.filter(fitsInteger);
    if (known.length === 0) return new Map();
    for (const id of known) noteTag(`machines:${id}`);
    const market = marketOf(currency);
    const today = todayIn(market);
    const byVehicle = nextOn({ market, today, travelDays: 0 });
    const byParcel = nextOn({ market, today, travelDays: slowestParcelDays(currency) });
    const [row] = await find(database, {
      productIds: known,
      market,
      ...byVehicle.blocked,
      parcelFrom: byParcel.blocked.from,
      parcelTo: byParcel.blocked.to,
    });
    const free = new Map<number, FirstFree>();
    for (const { productId, isParcel, busy } of row?.found ?? []) {
      const { day, place } = isParcel ? byParcel : byVehicle;
      const all = busy?.map((ranges, id) => ({ id, busy: ranges }));
      free.set(productId, { day: all ? firstStart(all, place) : day, isNext: all === undefined, isParcel });
    }
    return free;
  };
