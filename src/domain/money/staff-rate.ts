import * as v from 'valibot';
import type { Locale } from '../locale/locale.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import type { ExchangeRate } from './exchange.ts';
import { isUnlikelyRate } from './likely-rate.ts';

const WRONG = 'backoffice.prices.problem.fields';
const MILLION = 1_000_000;
/** Three digits before the comma: more is a slip of the hand, not a rate of hryvnias for a złoty. */
const TYPED_RATE = /^\d{1,3}(?:[.,]\d{1,6})?$/;

/** The millionths that somebody typed as a rate, `11,4` or `11.4025`; null for zero and for what is no rate. */
export function typedRate(typed: string): number | null {
  const digits = typed.trim();
  if (!TYPED_RATE.test(digits)) return null;
  const [whole = '', decimals = ''] = digits.split(/[.,]/);
  const rateE6 = Number(whole) * MILLION + Number(decimals.padEnd(6, '0'));
  return rateE6 === 0 ? null : rateE6;
}

/** A rate in millionths as people type it, at least four decimals: `11.4000`. */
export const printRate = (ratePerUnitE6: number): string =>
  (ratePerUnitE6 / MILLION).toFixed(6).replace(/0{1,2}$/, '');

/** The same with the decimal mark of a language. */
export const formatRate = (ratePerUnitE6: number, locale: Locale): string =>
  printRate(ratePerUnitE6).replace('.', locale === 'en' ? '.' : ',');

const FAR_PERCENT = 10;

/** Whether a rate is more than a tenth away from the one in force, so that somebody has to say that it is meant. */
export const isFarRate = (rateE6: number, inForceE6: number): boolean =>
  Math.abs(rateE6 - inForceE6) * 100 > inForceE6 * FAR_PERCENT;

/**
 * Why somebody has to say that a rate of hryvnias for a złoty is meant: no złoty has cost so little or so much (`rate-unlikely`), or it is far
 * from the rate in force (`rate-far`); null for one that needs no word. `inForceE6` is null before any rate was stored.
 */
export function doubtOfRate(rateE6: number, inForceE6: number | null): 'rate-unlikely' | 'rate-far' | null {
  if (isUnlikelyRate('PLN/UAH', rateE6, MILLION)) return 'rate-unlikely';
  return inForceE6 !== null && isFarRate(rateE6, inForceE6) ? 'rate-far' : null;
}

const textUpTo = (charactersMax: number) =>
  v.pipe(
    v.string(WRONG),
    v.transform(withoutInvisible),
    v.trim(),
    v.check(isVisible, 'backoffice.product.problem.missing'),
    v.maxLength(charactersMax, WRONG),
  );

/** Why somebody enters or accepts a rate, for the log. */
export const whyOfRate = textUpTo(300);
/** A rate that a page showed, in millionths; 0 where it showed none. */
export const seenRate = v.pipe(v.string(WRONG), v.regex(/^\d{1,9}$/, WRONG), v.transform(Number));

/** The form by which staff enter a rate: hryvnias for one złoty, who states it, and why it is entered. */
export const rateForm = v.object({
  rate: v.pipe(v.string(WRONG), v.transform(typedRate), v.number('backoffice.prices.problem.not-a-rate')),
  source: textUpTo(80),
  why: whyOfRate,
  /** The rate in force. */
  seen: seenRate,
  /** The rate far from the one in force that its tick was shown for. */
  isMeant: v.optional(v.pipe(v.string(), v.transform(typedRate))),
});
export type RateForm = v.InferOutput<typeof rateForm>;

/** A stored rate; of all of them the one with the newest day is in force. */
export type StoredRate = Pick<ExchangeRate, 'ratePerUnitE6' | 'date' | 'source'>;
