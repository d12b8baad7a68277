import { formatDate } from '../locale/format-date.ts';
import type { Locale } from '../locale/locale.ts';
import { rentalPeriod, type RentalPeriod } from './rental-days.ts';
import type { Duration } from './tiers.ts';

/** The first and the last day of a rental in the page's language: `07.12.2026 – 20.12.2026`; one day alone as itself. No line begins with its dash. */
export const printPeriod = ({ firstDay, lastDay }: RentalPeriod, locale: Locale): string =>
  [...new Set([firstDay, lastDay])].map((day) => formatDate(day, locale, 'UTC', 'short')).join('\u00A0– ');

/** The days of a rented line, printed; none while no first day is chosen. */
export const printedDays = (
  {
    duration,
    count,
    startDate,
  }: { readonly duration: Duration; readonly count: number; readonly startDate?: string | null | undefined },
  locale: Locale,
): readonly string[] =>
  startDate ? [printPeriod(rentalPeriod({ duration, count, startDate }), locale)] : [];
