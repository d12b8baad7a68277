import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { quoteEvents, quotes } from './tables.ts';

/** The last days are over at different moments in the two markets (R31). */
const expire = sql`
  with over as (
    update ${quotes} set status = 'EXPIRED', updated_at = now()
    where ${quotes.status} = 'OFFERED' and ${quotes.validUntil} <
      (now() at time zone case ${quotes.currency} when 'PLN' then 'Europe/Warsaw' else 'Europe/Kyiv' end)::date
    returning ${quotes.id} as id
  )
  insert into ${quoteEvents} (quote_id, to_status, actor) select id, 'EXPIRED', 'shop' from over`;

/** Notes that offers whose last day is over have expired; whoever looks sees it before. */
export const expireQuotes = (database: Database) => async (): Promise<void> => {
  await database.execute(expire);
};
