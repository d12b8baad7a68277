import { arrivalOf } from '../../domain/checkout/arrival.ts';
import { daysKey } from '../../domain/checkout/days-range.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf, type Market } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The days on which goods arrive that are ordered and paid today, as text, by where they go and how long that takes (`daysKey`). */
export type ArrivalTexts = Readonly<Record<string, string>>;

/** The same for a cart, whose goods stay in the market of its currency. */
export interface CartArrivals {
  readonly texts: ArrivalTexts;
  readonly markets: Readonly<Record<Currency, Market>>;
}

/** Which market the goods of a cart stay in, by its currency: known to the browser without what else is known of markets. */
export const cartArrivals = (texts: ArrivalTexts): CartArrivals => ({
  texts,
  markets: { UAH: marketOf('UAH'), PLN: marketOf('PLN') },
});

/**
 * What the checkout says of arrivals: all that the rules may come to, in both markets, because the address is typed in the browser, which needs
 * no calendar then. `now` is a moment, ISO 8601.
 */
export const arrivalTexts = (
  rules: readonly ShippingRule[],
  { locale, now }: { readonly locale: Locale; readonly now: string },
): ArrivalTexts =>
  Object.fromEntries(
    (['UA', 'PL'] as const).flatMap((market) => {
      const today = dayIn(timeZoneOf(market), now);
      return rules.map(({ days }) => {
        const { first, last } = arrivalOf(today, { days, market });
        return [daysKey(days, market), formatDays(first, last, locale)];
      });
    }),
  );
