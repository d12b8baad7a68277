import { marketOf, type Market } from '../locale/market.ts';
import type { Locale } from '../locale/locale.ts';
import type { Currency } from '../money/money.ts';
import { COUNTRY_FORMATS, type Country, type PhonePlan } from './countries.ts';

const PLANS = Object.values(COUNTRY_FORMATS).flatMap(({ phone }) => phone ?? []);

/**
 * A telephone number as E.164 (`+380671234567`); null if it is none. Spaces, dashes, dots, slashes and brackets are
 * skipped, and so is a trunk prefix after the calling code, as in `+49 (0)30`. Without `+` or `00` the number is one of
 * the country given, with or without its trunk prefix and calling code. Only lengths are checked, and only those of the shop's countries exactly.
 */
export function toE164(text: string, country: Country): string | null {
  const dialled = text
    .replace(/^(\s*(?:\+|00)[\d\s]*)\(0\)/, '$1')
    .replace(/[\s().\-‐–/]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d+$/.test(dialled)) return null;
  return dialled.startsWith('+')
    ? international(dialled.slice(1))
    : national(dialled, COUNTRY_FORMATS[country].phone);
}

/** Whose numbers somebody types without a calling code: those of the language's country; who reads English, those of the market. */
export function phoneMarketOf({ locale, currency }: { locale: Locale; currency: Currency }): Market {
  if (locale === 'en') return marketOf(currency);
  return locale === 'pl' ? 'PL' : 'UA';
}

/** `toE164` where the form asks for no country: a number without its calling code is one of `first`, or else of the other market. */
export const toE164InMarkets = (text: string, first: Market): string | null =>
  toE164(text, first) ?? toE164(text, first === 'PL' ? 'UA' : 'PL');

function international(digits: string): string | null {
  const plan = PLANS.find(({ callingCode }) => digits.startsWith(callingCode));
  if (plan === undefined) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  return withoutTrunk(digits.slice(plan.callingCode.length), plan);
}

function national(digits: string, plan: PhonePlan | null): string | null {
  if (plan === null) return null;
  const { callingCode } = plan;
  const number = withoutTrunk(digits, plan);
  if (number !== null || !digits.startsWith(callingCode)) return number;
  return withoutTrunk(digits.slice(callingCode.length), plan);
}

/** The first reading that has the country's length, with a trunk prefix taken off or with none. */
function withoutTrunk(digits: string, plan: PhonePlan): string | null {
  const prefixes = [...plan.trunkPrefixes, ''].filter((prefix) => digits.startsWith(prefix));
  const numbers = prefixes.map((prefix) => subscriber(digits.slice(prefix.length), plan));
  return numbers.find((number) => number !== null) ?? null;
}

function subscriber(digits: string, { callingCode, minDigits, maxDigits }: PhonePlan): string | null {
  const fits = digits.length >= minDigits && digits.length <= maxDigits && !digits.startsWith('0');
  return fits ? `+${callingCode}${digits}` : null;
}
