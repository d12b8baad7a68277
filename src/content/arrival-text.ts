import type { ExpectedArrival } from '../domain/checkout/arrival.ts';
import { formatDate, formatDays } from '../domain/locale/format-date.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { Translate } from './translator.ts';

/**
 * The days on which an order arrives, and when it has to be paid for them where it is not: today on a page, on its date in what is read later
 * (`isKept`), where the year is said too.
 */
export function arrivalText(
  { first, last, ifPaidOn }: ExpectedArrival,
  {
    locale,
    t,
    isKept = false,
  }: { readonly locale: Locale; readonly t: Translate; readonly isKept?: boolean },
): string {
  const days = formatDays(first, last, locale, isKept);
  if (ifPaidOn === null) return days;
  return isKept
    ? t('order.arrivalIfPaidOn', { days, day: formatDate(ifPaidOn, locale, 'UTC', 'short') })
    : t('order.arrivalIfPaidToday', { days });
}
