import { sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { timeZoneOf } from '../../domain/locale/market.ts';
import type { MachinesQuery } from '../../domain/rental/machines-query.ts';
import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import type { Utilisation } from '../../domain/rental/utilisation.ts';
import { productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { bookings, depots, machines } from './tables.ts';

type Asked = RentalPeriod & Pick<MachinesQuery, 'productId' | 'depotId'> & { readonly locale: Locale };

/**
 * How machines were used on some days, by product and depot; one statement. A machine is in service from the day on which it was added to the
 * day before it retired, by its depot's clocks, and bookings count as far as they are within both. Days of a lease are those that were asked for, or
 * that were really taken; what is held for an order that is not paid counts for nothing.
 */
export const readUtilisation =
  (database: Database) =>
  async ({ firstDay, lastDay, productId, depotId, locale }: Asked): Promise<Utilisation[]> => {
    const [from, to] = [sql`${firstDay}::date`, sql`${daysAfter(lastDay, 1)}::date`];
    const zone = sql`case depot.market when 'PL' then ${timeZoneOf('PL')} else ${timeZoneOf('UA')} end`;
    const within = sql`greatest(0, least(booking.last_day + 1, service.until) - greatest(booking.first_day, service.since))`;
    const days = (condition: ReturnType<typeof sql>) =>
      sql`coalesce(sum(${within}) filter (where ${condition}), 0)`;
    const { rows } = await database.execute<{ [Key in keyof Utilisation]: Utilisation[Key] }>(sql`
      select machine.product_id as "productId", product.name as "productName", depot.name ->> ${locale} as "depotName", depot.market,
        count(*)::int as machines, sum(service.until - service.since)::int as "serviceDays",
        sum(used.rented)::int as "rentedDays", sum(used.maintenance)::int as "maintenanceDays"
      from ${machines} as machine
      join ${depots} as depot on depot.id = machine.depot_id
      join ${productTexts} as product on product.product_id = machine.product_id and product.locale = ${locale}
      cross join lateral (select greatest(${from}, (machine.created_at at time zone ${zone})::date) as since,
        least(${to}, coalesce((machine.retired_at at time zone ${zone})::date, ${to})) as until) as service
      cross join lateral (
        select ${days(sql`booking.purpose = 'lease' and booking.status in ('CONFIRMED', 'ENDED')`)} as rented,
          ${days(sql`booking.purpose = 'maintenance'`)} as maintenance
        from ${bookings} as booking
        where booking.machine_id = machine.id and booking.status <> 'CANCELLED'
          and daterange(booking.blocked_from, booking.blocked_to) && daterange(${from}, ${to})) as used
      where service.since < service.until
        and (${productId}::int is null or machine.product_id = ${productId}) and (${depotId}::int is null or machine.depot_id = ${depotId})
      group by machine.product_id, product.name, product.name_key, depot.id
      order by product.name_key, machine.product_id, depot.id`);
    return rows.map((row) => ({ ...row }));
  };
