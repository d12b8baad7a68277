import { sql } from 'drizzle-orm';
import { lastTwoWeeks, type DaySales } from '../../../domain/backoffice/sales.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { findOpenDays, soldOfDays } from './sold-lines.ts';

/** What was sold in one currency on each of some days, the oldest first. */
export interface CurrencySales {
  readonly currency: Currency;
  readonly days: readonly DaySales[];
}

/**
 * What was sold on the last fourteen days in each currency, by the clocks of its market; currencies without a sale are left out. Two cheap
 * statements, whatever was sold: the sums of past days are kept, so that orders of today and of days that changed alone are counted.
 */
export const readLatestSales =
  (database: Database) =>
  async (today: (currency: Currency) => string): Promise<readonly CurrencySales[]> => {
    const periods = CURRENCIES.map((currency) => ({ currency, ...lastTwoWeeks(today(currency)) }));
    const bounds = periods.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted();
    const whole = { firstDay: bounds[0] ?? '', lastDay: bounds.at(-1) ?? '' };
    const openDays = await findOpenDays(database, whole, CURRENCIES);
    const ofCurrency = periods.map(({ currency, firstDay, lastDay }) => {
      const open = (openDays.get(currency) ?? []).filter((day) => day >= firstDay && day <= lastDay);
      return sql`select ${currency}::text as currency, to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sum(sold.orders), 0)::int as orders,
          coalesce(sum(sold.pieces), 0)::int as pieces, coalesce(round(sum(sold.net_minor)), 0)::float8 as "netMinor"
        from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as each(day)
        left join (${soldOfDays({ currency, firstDay, lastDay, open })}) as sold on sold.day = each.day group by each.day`;
    });
    const { rows } = await database.execute<DaySales & { currency: Currency } & Record<string, unknown>>(
      sql`${sql.join(ofCurrency, sql` union all `)} order by day`,
    );
    return CURRENCIES.flatMap((currency) => {
      const days = rows
        .filter((row) => row.currency === currency)
        .map(({ day, orders, pieces, netMinor }) => ({ day, orders, pieces, netMinor }));
      return days.some(({ orders }) => orders > 0) ? [{ currency, days }] : [];
    });
  };
