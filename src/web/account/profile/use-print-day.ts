import { formatDate, type DateStyle } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { useCurrency } from '../../i18n/currency.tsx';
import { useLocale } from '../../i18n/i18n.tsx';

/** Moments of the profile, in the time of the reader's market; of an order, in that of its own `currency`, as its page has them. */
export function usePrintDay(currency?: Currency | null) {
  const locale = useLocale();
  const own = useCurrency();
  const timeZone = timeZoneOf(marketOf(currency ?? own));
  return (iso: string, style: DateStyle) => formatDate(iso, locale, timeZone, style);
}
