import { DISCOUNT_KINDS, type DiscountTerms } from '../../../domain/discounts/discount-terms.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';

/** A code that the shop offered, and the currency that it was asked about. */
export interface KeptDiscount {
  readonly terms: DiscountTerms;
  readonly currency: Currency;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPercent = (value: unknown) =>
  value === null || (typeof value === 'number' && value > 0 && value <= 100);
const isAmount = (value: unknown, currency: unknown) =>
  value === null ||
  (isObject(value) &&
    value.currency === currency &&
    Number.isSafeInteger(value.minor) &&
    Number(value.minor) > 0);

// By hand: a library of schemas is more than the whole cart page needs besides.
function isKept(value: unknown): value is KeptDiscount {
  if (!isObject(value) || !isObject(value.terms)) return false;
  const { currency, terms } = value;
  return (
    CURRENCIES.some((each) => each === currency) &&
    typeof terms.code === 'string' &&
    DISCOUNT_KINDS.some((kind) => kind === terms.kind) &&
    isPercent(terms.percent) &&
    isAmount(terms.amount, currency) &&
    isAmount(terms.minimum, currency)
  );
}

/** The code that storage holds, already parsed from JSON; null for anything else. */
export const parseKeptDiscount = (stored: unknown): KeptDiscount | null => (isKept(stored) ? stored : null);
