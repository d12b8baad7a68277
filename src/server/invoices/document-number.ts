import { sql } from 'drizzle-orm';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { BACK_DATED_TO } from '../database/back-dated.ts';
import type { Database } from '../database/database.ts';
import { documentNumber } from '../../domain/invoices/document-number.ts';
import { documentSeries } from './tables.ts';

/** The market of a currency, the moment by the database's clock, and the day that it is there, ISO 8601. */
export async function marketDay(transaction: Database, currency: Currency) {
  const { rows } = await transaction.execute<{ now: string }>(
    sql`select coalesce(nullif(current_setting(${BACK_DATED_TO}, true), '')::timestamptz, clock_timestamp()) as now`,
  );
  const now = rows[0]?.now ?? '';
  const market = marketOf(currency);
  const timeZone = timeZoneOf(market);
  return { market, timeZone, issuedAt: now, today: dayIn(timeZone, now) };
}

/**
 * The next number of a series. Its row stays locked until the transaction ends, so numbers are given in the order of
 * commits, and one that is undone is given to the next: no gap and no repetition. Take it last, for others wait.
 */
export async function nextNumber(
  transaction: Database,
  series: string,
): Promise<{ readonly sequence: number; readonly number: string }> {
  const [row] = await transaction
    .insert(documentSeries)
    .values({ series, lastSequence: 1 })
    .onConflictDoUpdate({
      target: documentSeries.series,
      set: { lastSequence: sql`${documentSeries.lastSequence} + 1` },
    })
    .returning({ sequence: documentSeries.lastSequence });
  if (!row) throw new Error(`The series ${series} gave no number`);
  return { sequence: row.sequence, number: documentNumber(series, row.sequence) };
}
