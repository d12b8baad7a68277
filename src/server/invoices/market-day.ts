import { sql } from 'drizzle-orm';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';

/** The market of a currency, and the day that it is there by the database's clock, ISO 8601. */
export async function marketDay(transaction: Database, currency: Currency) {
  const { rows } = await transaction.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  const market = marketOf(currency);
  const timeZone = timeZoneOf(market);
  return { market, timeZone, today: dayIn(timeZone, rows[0]?.now ?? '') };
}
