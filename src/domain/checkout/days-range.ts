import type { Market } from '../locale/market.ts';

/** How long a delivery takes, by the working days of a market, as a key of what is said of it. */
export const daysKey = (
  { min, max }: { readonly min: number; readonly max: number },
  market: Market,
): string => `${market}-${min}-${max}`;

/**
 * Days of a delivery as the messages `page.delivery.daysRange` and `order.deliveryDays` print them: `3–5`, but one number
 * where both are the same.
 */
export const daysRange = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  range: min === max ? '' : `${min}–`,
  max,
});
