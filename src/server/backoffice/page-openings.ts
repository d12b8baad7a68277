import { sql } from 'drizzle-orm';
import type { CountedOpening } from '../../domain/backoffice/funnel.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { pageOpenings } from './tables.ts';

/** What its failures are counted under. */
export const OPENINGS = 'openings of pages';

const KEPT_DAYS = 400;

type Counted = CountedOpening & { readonly times: number };

const keyOf = ({ currency, page, productId }: CountedOpening): string =>
  `${currency} ${page} ${productId ?? ''}`;

/** The clocks by which a currency's days are counted, for SQL. */
const ZONES = sql.join(
  CURRENCIES.map((currency) => sql`(${currency}, ${timeZoneOf(marketOf(currency))})`),
  sql`, `,
);

/**
 * Counts openings in memory, and writes what came together: `write` is to be called often, and once more before the database is closed. What is
 * counted belongs to the day on which it is written. What could not be written is kept for the next time; a process that is killed loses it.
 */
export function countOpenings(database: Database) {
  let counted = new Map<string, Counted>();
  const add = (opening: CountedOpening, times: number): void => {
    const key = keyOf(opening);
    counted.set(key, { ...opening, times: (counted.get(key)?.times ?? 0) + times });
  };
  const write = async (): Promise<void> => {
    if (counted.size === 0) return;
    const taken = [...counted.values()];
    counted = new Map();
    try {
      // Rows in one order: two instances that write at the same time wait for each other, and never in a circle.
      await database.execute(sql`
        insert into ${pageOpenings} as noted (day, currency, page, product_id, times)
        select (now() at time zone zones.name)::date, opened.currency, opened.page, opened."productId", opened.times
        from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as opened(currency text, page text, "productId" integer, times integer)
        join (values ${ZONES}) as zones(currency, name) on zones.currency = opened.currency
        left join ${products} as product on product.id = opened."productId"
        where opened."productId" is null or product.id is not null
        order by opened.currency, opened.page, opened."productId"
        on conflict (day, currency, page, product_id) do update set times = noted.times + excluded.times`);
    } catch (error) {
      for (const { times, ...opening } of taken) add(opening, times);
      throw error;
    }
  };
  return { note: (opening: CountedOpening): void => add(opening, 1), write };
}

/** Drops what was counted more than a year ago. Run now and then. */
export const forgetOldOpenings = (database: Database) => async (): Promise<void> => {
  await database.execute(
    sql`delete from ${pageOpenings} where day < current_date - make_interval(days => ${KEPT_DAYS})`,
  );
};
