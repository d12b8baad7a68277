import { sql } from 'drizzle-orm';
import type { Period } from '../../domain/calendar/read-period.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { missedTerm, type SearchMiss } from '../../domain/search/search-miss.ts';
import type { Database } from '../database/database.ts';
import { searchMisses } from './tables.ts';

/** Different terms that are noted of a day: who sends rubbish by the thousand fills no more of the table. */
const TERMS_OF_A_DAY = 500;
const KEPT_DAYS = 400;

/** Notes that a search found nothing, on the day of Kyiv. What it says of nobody, and no more than `TERMS_OF_A_DAY`. */
export const noteMiss =
  (database: Database) =>
  async ({ typed, locale }: { readonly typed: string; readonly locale: Locale }): Promise<void> => {
    const term = missedTerm(typed);
    if (term === null) return;
    await database.execute(sql`
      insert into ${searchMisses} as noted (day, locale, term, times)
      select today.day, ${locale}, ${term}, 1
      from (select (now() at time zone 'Europe/Kyiv')::date as day) as today
      where (select count(*) from ${searchMisses} as others where others.day = today.day) < ${TERMS_OF_A_DAY}
        or exists (
          select from ${searchMisses} as same where same.day = today.day and same.locale = ${locale} and same.term = ${term})
      on conflict (day, locale, term) do update set times = noted.times + 1`);
  };

/** The searches that found nothing on some days, the most frequent first. */
export const listMisses =
  (database: Database) =>
  async ({ firstDay, lastDay }: Period, most: number): Promise<readonly SearchMiss[]> => {
    const { rows } = await database.execute<{
      term: string;
      locale: string;
      times: number;
      lastDay: string;
    }>(sql`
      select term, locale, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
      from ${searchMisses} where day between ${firstDay}::date and ${lastDay}::date
      group by term, locale order by times desc, max(day) desc, term, locale limit ${most}`);
    return rows.map((row) => ({ ...row }));
  };

/** Drops what was noted more than a year ago. Run now and then. */
export const forgetOldMisses = (database: Database) => async (): Promise<void> => {
  await database.execute(
    sql`delete from ${searchMisses} where day < current_date - make_interval(days => ${KEPT_DAYS})`,
  );
};
