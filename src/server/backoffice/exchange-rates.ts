import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { timeZoneOf } from '../../domain/locale/market.ts';
import { doubtOfRate, printRate, type RateForm, type StoredRate } from '../../domain/money/staff-rate.ts';
import { recordChanges } from '../audit/audit-log.ts';
import { exchangeRates } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';

/** The rates of hryvnias for a złoty. */
export const ofPair = and(eq(exchangeRates.base, 'PLN'), eq(exchangeRates.quote, 'UAH'));
const columns = {
  ratePerUnitE6: exchangeRates.ratePerUnitE6,
  date: exchangeRates.date,
  source: exchangeRates.source,
};
const PAGE_SIZE = 20;

/** A page of the stored rates, the newest day first; `after` and `next` are the days after which a page begins. */
export const listRates =
  (database: Database) =>
  async (after: string | null): Promise<{ rates: readonly StoredRate[]; next: string | null }> => {
    const rows = await database
      .select(columns)
      .from(exchangeRates)
      .where(after === null ? ofPair : and(ofPair, lt(exchangeRates.date, after)))
      .orderBy(desc(exchangeRates.date))
      .limit(PAGE_SIZE + 1);
    const rates = rows.slice(0, PAGE_SIZE);
    return { rates, next: rows.length > PAGE_SIZE ? (rates.at(-1)?.date ?? null) : null };
  };

/** What staff read of a refusal; its text is `backoffice.prices.problem.{reason}`. */
export type RateEntered =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'rate-moved' | 'rate-far' | 'rate-unlikely' };

const inWords = ({ ratePerUnitE6, source, date }: StoredRate) =>
  `${printRate(ratePerUnitE6)}, ${source}, ${date}`;

/** The rate in force, locked until the transaction ends; null before any was stored. */
export async function lockInForce(transaction: Database): Promise<(StoredRate & { id: number }) | null> {
  await lockName(transaction, 'exchange-rates');
  const [row] = await transaction
    .select({ id: exchangeRates.id, ...columns })
    .from(exchangeRates)
    .where(ofPair)
    .orderBy(desc(exchangeRates.date))
    .limit(1);
  return row ?? null;
}

/** Today's day in Kyiv, by which rates are kept. */
export async function kyivDay(transaction: Database): Promise<string> {
  const { rows } = await transaction.execute<{ day: string }>(
    sql`select to_char(now() at time zone ${timeZoneOf('UA')}, 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? '';
}

/** Logs a rate that staff entered or accepted, with the one that was in force. */
export const logRate = (
  transaction: Database,
  {
    before,
    after,
    staffId,
    why,
  }: { before: StoredRate | null; after: StoredRate; staffId: string; why: string },
): Promise<void> =>
  recordChanges(transaction, [
    {
      staffId,
      action: 'rate-entered',
      subject: 'rate',
      subjectId: 'PLN/UAH',
      changes: { rate: [before ? inWords(before) : '', inWords(after)] },
      why,
    },
  ]);

/**
 * Stores a rate by hand for today's day in Kyiv, in force at once, and logs who did it and why. A day has one rate: a second of
 * the same day takes the place of the first. The same rate of the same source again changes nothing. Refused when another rate
 * is in force than the form showed, and when it is far from that one or from any that is likely, and not said to be meant. Orders keep the rate that they
 * were placed with.
 */
export const enterRate =
  (database: Database) =>
  ({ rate, source, why, seen, isMeant, staffId }: RateForm & { staffId: string }): Promise<RateEntered> =>
    database.transaction(async (transaction): Promise<RateEntered> => {
      const before = await lockInForce(transaction);
      if (before?.ratePerUnitE6 === rate && before.source === source) return { ok: true };
      if ((before?.ratePerUnitE6 ?? 0) !== seen) return { ok: false, reason: 'rate-moved' };
      const doubt = doubtOfRate(rate, before?.ratePerUnitE6 ?? null);
      if (doubt !== null && isMeant !== rate) return { ok: false, reason: doubt };
      const today = await kyivDay(transaction);
      const after = { ratePerUnitE6: rate, source };
      // A rate of a later day would stay in force before one of today, so it is the one that is replaced.
      const written =
        before && before.date >= today
          ? await transaction
              .update(exchangeRates)
              .set(after)
              .where(eq(exchangeRates.id, before.id))
              .returning(columns)
          : await transaction
              .insert(exchangeRates)
              .values({ base: 'PLN', quote: 'UAH', date: today, ...after })
              .onConflictDoNothing()
              .returning(columns);
      const [stored] = written;
      // Another page stored a rate of this day meanwhile.
      if (!stored) return { ok: false, reason: 'rate-moved' };
      await logRate(transaction, { before, after: stored, staffId, why });
      return { ok: true };
    });
