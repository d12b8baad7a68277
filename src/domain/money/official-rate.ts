import * as v from 'valibot';
import { isRealDay } from '../calendar/days.ts';
import { divideHalfUp } from './money.ts';
import { doubtOfRate, seenRate, whyOfRate, type StoredRate } from './staff-rate.ts';

/** The banks whose official rate of hryvnias for a złoty the shop can ask for: the National Bank of Ukraine and that of Poland. */
export const OFFICIAL_BANKS = ['nbu', 'nbp'] as const;
export type OfficialBank = (typeof OFFICIAL_BANKS)[number];

/** Where rates come from by themselves: from a bank, or from none (`off`), so that staff enter each. */
export const AUTOMATIC_RATES = ['off', ...OFFICIAL_BANKS] as const;
export type AutomaticRates = (typeof AUTOMATIC_RATES)[number];

const MILLION = 1_000_000;
/** As much as staff can type: what is beyond it is no rate of hryvnias for a złoty. */
const RATE_E6_MAX = 999_999_999;

const inRange = (rateE6: number): number | null =>
  Number.isSafeInteger(rateE6) && rateE6 > 0 && rateE6 <= RATE_E6_MAX ? rateE6 : null;

/** The millionths of a rate that states hryvnias for one złoty; null for what is none. */
export const hryvniasPerZloty = (rate: number): number | null => inRange(Math.round(rate * MILLION));

/**
 * The millionths of hryvnias for one złoty, of a rate that states złotys for one hryvnia, half up; null for what is none. The rate is read
 * to eight decimals. The NBP states four of them, so that what comes out of 0.0877 is exact to about half a thousandth.
 */
export function perZlotyFromPerHryvnia(rate: number): number | null {
  const rateE8 = Math.round(rate * 100_000_000);
  if (!Number.isSafeInteger(rateE8) || rateE8 <= 0) return null;
  return inRange(divideHalfUp(100_000_000_000_000n, BigInt(rateE8)));
}

/** A day as the NBU writes it, `28.11.2026`, in ISO 8601; null for what is none. */
export function dayOfNbu(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isRealDay(iso) ? iso : null;
}

/**
 * What is done with an official rate: it is stored (`store`), waits for a person because it is far from the one in force or from any that is likely
 * (`far`), is for a day that has not come (`early`), or there is a rate of its day or a later one already, which stays (`known`). Days are those of Kyiv.
 */
export function decideOfficial(
  official: Pick<StoredRate, 'ratePerUnitE6' | 'date'>,
  { inForce, today }: { readonly inForce: StoredRate | null; readonly today: string },
): 'store' | 'far' | 'early' | 'known' {
  if (official.date > today) return 'early';
  if (inForce !== null && inForce.date >= official.date) return 'known';
  return doubtOfRate(official.ratePerUnitE6, inForce?.ratePerUnitE6 ?? null) === null ? 'store' : 'far';
}

/** A bank answers within seconds, or its question has failed. */
const QUESTION_MS = 60_000;

/** Whether the last question to a bank had no answer; not of one that is being asked. Moments are ISO 8601, null before it was asked, and before it answered. */
export const isSilentBank = (
  { askedAt, answeredAt }: { readonly askedAt: string | null; readonly answeredAt: string | null },
  now: number,
): boolean =>
  askedAt !== null &&
  Date.parse(askedAt) + QUESTION_MS < now &&
  (answeredAt === null || Date.parse(answeredAt) < Date.parse(askedAt));

const WRONG = 'backoffice.prices.problem.fields';

/** The form by which staff accept an official rate that waits: the one that the page showed, the one in force beside it, and why. */
export const acceptRateForm = v.object({
  bank: v.picklist(OFFICIAL_BANKS, WRONG),
  ratePerUnitE6: seenRate,
  date: v.pipe(v.string(WRONG), v.check(isRealDay, WRONG)),
  seen: seenRate,
  why: whyOfRate,
});
export type AcceptRateForm = v.InferOutput<typeof acceptRateForm>;

/** The form by which staff choose where rates come from by themselves; `seen` is the choice that the page showed. */
export const automaticRatesForm = v.object({
  automatic: v.picklist(AUTOMATIC_RATES, WRONG),
  seen: v.picklist(AUTOMATIC_RATES, WRONG),
});
export type AutomaticRatesForm = v.InferOutput<typeof automaticRatesForm>;
