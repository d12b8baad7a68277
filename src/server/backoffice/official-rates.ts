import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { decideOfficial, type AcceptRateForm, type OfficialBank } from '../../domain/money/official-rate.ts';
import type { StoredRate } from '../../domain/money/staff-rate.ts';
import { exchangeRates } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import type { OfficialRates } from '../ports/official-rates.ts';
import { kyivDay, lockInForce, logRate, ofPair, type RateEntered } from './exchange-rates.ts';
import { officialRates } from './tables.ts';

/** What the failures of this chore are counted under. */
export const OFFICIAL_RATES = 'official rates';

const stated = {
  bank: officialRates.bank,
  date: officialRates.date,
  ratePerUnitE6: officialRates.ratePerUnitE6,
  source: officialRates.source,
};

/** Whether this instance is the one that asks a bank: at most one does in an hour, whatever becomes of it. */
async function claim(database: Database, bank: OfficialBank): Promise<boolean> {
  const { rows } = await database.execute(sql`
    insert into ${officialRates} as known (bank, asked_at)
    select ${bank}, now() where not exists (
      select from ${officialRates} where bank = ${bank} and asked_at > now() - interval '1 hour')
    on conflict (bank) do update set asked_at = excluded.asked_at where known.asked_at <= now() - interval '1 hour'
    returning bank`);
  return rows.length > 0;
}

/** Whether a row says what a bank states. */
const says = (
  row: { date: string | null; ratePerUnitE6: number | null } | undefined,
  { date, ratePerUnitE6 }: Pick<StoredRate, 'date' | 'ratePerUnitE6'>,
) => row?.date === date && row.ratePerUnitE6 === ratePerUnitE6;

const store = (transaction: Database, { date, ratePerUnitE6, source }: StoredRate) =>
  transaction
    .insert(exchangeRates)
    .values({ base: 'PLN', quote: 'UAH', date, ratePerUnitE6, source })
    .onConflictDoNothing()
    .returning({
      date: exchangeRates.date,
      ratePerUnitE6: exchangeRates.ratePerUnitE6,
      source: exchangeRates.source,
    });

/**
 * Keeps what a bank states and when it answered, and stores it as the rate of its day where no rate of that day or a later one is there. `far` is answered once
 * for each rate that has to wait for a person, `waits` from then on; see `decideOfficial`.
 */
export const takeOfficial =
  (database: Database) =>
  (bank: OfficialBank, rate: StoredRate): Promise<'stored' | 'far' | 'waits' | 'early' | 'known'> =>
    database.transaction(async (transaction) => {
      const inForce = await lockInForce(transaction);
      const decided = decideOfficial(rate, { inForce, today: await kyivDay(transaction) });
      const { date, ratePerUnitE6, source } = rate;
      const [known] = await transaction
        .select(stated)
        .from(officialRates)
        .where(eq(officialRates.bank, bank))
        .for('update');
      // An early one is asked for again on its day: till then the one before stays the newest that the bank states.
      const isEarly = decided === 'early';
      const noted = { answeredAt: sql`now()`, ...(!isEarly && { date, ratePerUnitE6, source }) };
      await transaction
        .insert(officialRates)
        .values({ bank, askedAt: sql`now()`, ...noted })
        .onConflictDoUpdate({ target: officialRates.bank, set: noted });
      if (isEarly) return decided;
      if (decided === 'far') return says(known, rate) ? 'waits' : 'far';
      if (decided === 'known') return decided;
      return (await store(transaction, rate)).length > 0 ? 'stored' : 'known';
    });

/**
 * The work of the chore: asks the bank where no instance has for an hour, and takes what it states; null when it is not due. Throws where
 * the bank does not answer, and it is asked again after the hour.
 */
export function fetchOfficial(
  database: Database,
  { rates, onFar }: { rates: OfficialRates; onFar: (rate: StoredRate) => void },
) {
  const take = takeOfficial(database);
  return async (): Promise<string | null> => {
    if (!(await claim(database, rates.bank))) return null;
    const rate = await rates.newest();
    const outcome = await take(rates.bank, rate);
    if (outcome === 'far') onFar(rate);
    return outcome;
  };
}

/** When an official bank was asked and answered last, ISO 8601, and which day it stated last; null before it was asked. */
export const findAsked =
  (database: Database) =>
  async (
    bank: OfficialBank,
  ): Promise<{
    readonly askedAt: string;
    readonly answeredAt: string | null;
    readonly date: string | null;
  } | null> => {
    const { askedAt, answeredAt, date } = officialRates;
    const [row] = await database
      .select({ askedAt, answeredAt, date })
      .from(officialRates)
      .where(eq(officialRates.bank, bank));
    return row ?? null;
  };

/** An official rate that is not in force because it is far from the one that is. */
export interface WaitingRate extends StoredRate {
  readonly bank: OfficialBank;
}

/** Official rates that wait for a person: of these banks, and of a later day than any stored rate. One that is entered by hand ends the wait. */
export const listWaiting =
  (database: Database, banks: readonly OfficialBank[]) => async (): Promise<readonly WaitingRate[]> => {
    if (banks.length === 0) return [];
    const rows = await database
      .select(stated)
      .from(officialRates)
      .where(
        and(
          inArray(officialRates.bank, [...banks]),
          notExists(
            database
              .select({ id: exchangeRates.id })
              .from(exchangeRates)
              .where(and(ofPair, sql`${exchangeRates.date} >= ${officialRates.date}::text`)),
          ),
        ),
      )
      .orderBy(officialRates.bank);
    return rows.flatMap(({ bank, date, ratePerUnitE6, source }) =>
      date === null || ratePerUnitE6 === null || source === null
        ? []
        : [{ bank, date, ratePerUnitE6, source }],
    );
  };

/**
 * Stores an official rate that waits, as the one of its day, and logs who accepted it and why. The same press again changes nothing; it is
 * refused where the bank states another one by now, or another rate is in force than the page showed.
 */
export const acceptOfficial =
  (database: Database) =>
  ({
    bank,
    ratePerUnitE6,
    date,
    seen,
    why,
    staffId,
  }: AcceptRateForm & { readonly staffId: string }): Promise<RateEntered> =>
    database.transaction(async (transaction): Promise<RateEntered> => {
      const inForce = await lockInForce(transaction);
      const [official] = await transaction
        .select(stated)
        .from(officialRates)
        .where(eq(officialRates.bank, bank))
        .for('update');
      if (!official?.source || !says(official, { date, ratePerUnitE6 }))
        return { ok: false, reason: 'rate-moved' };
      const rate = { date, ratePerUnitE6, source: official.source };
      if (says(inForce ?? undefined, rate) && inForce?.source === rate.source) return { ok: true };
      if ((inForce?.ratePerUnitE6 ?? 0) !== seen || (inForce && inForce.date >= date))
        return { ok: false, reason: 'rate-moved' };
      const [accepted] = await store(transaction, rate);
      // Another page stored a rate of this day meanwhile.
      if (!accepted) return { ok: false, reason: 'rate-moved' };
      await logRate(transaction, { before: inForce, after: accepted, staffId, why });
      return { ok: true };
    });
