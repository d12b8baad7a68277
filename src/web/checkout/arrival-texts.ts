import { arrivalOf } from '../../domain/checkout/arrival.ts';
import { daysKey } from '../../domain/checkout/days-range.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';

/** The days on which goods arrive that are ordered and paid today, as text, by how long their delivery takes (`daysKey`). */
export type ArrivalTexts = Readonly<Record<string, string>>;

/**
 * What the checkout says of arrivals: all that its currency's rules may come to, because the city is typed in the browser, which needs
 * no calendar then. `today` is a day of the market's own time zone, ISO 8601.
 */
export const arrivalTexts = (
  rules: readonly ShippingRule[],
  {
    currency,
    locale,
    today,
  }: { readonly currency: Currency; readonly locale: Locale; readonly today: string },
): ArrivalTexts =>
  Object.fromEntries(
    rules
      .filter((rule) => rule.currency === currency)
      .map(({ days }) => {
        const { first, last } = arrivalOf(today, { days, market: marketOf(currency) });
        return [daysKey(days), formatDays(first, last, locale)];
      }),
  );
