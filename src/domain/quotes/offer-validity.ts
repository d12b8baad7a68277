import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';

/**
 * Whether an offer holds at a moment, ISO 8601: through the whole of its last day, `validUntil`, in the market's time
 * zone (R31).
 */
export const isOfferValid = (
  { validUntil, currency }: { readonly validUntil: string; readonly currency: Currency },
  now: string,
): boolean => dayIn(timeZoneOf(marketOf(currency)), now) <= validUntil;
