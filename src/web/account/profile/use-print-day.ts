import { formatDate, type DateStyle } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { useCurrency } from '../../i18n/currency.tsx';
import { useLocale } from '../../i18n/i18n.tsx';

/** Moments of the profile, in the time of the reader's market. */
export function usePrintDay() {
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(useCurrency()));
  return (iso: string, style: DateStyle) => formatDate(iso, locale, timeZone, style);
}
