import { formatDays } from '../locale/format-date.ts';
import type { Locale } from '../locale/locale.ts';
import { rentalPeriod, type RentalPeriod } from './rental-days.ts';
import type { Duration } from './tiers.ts';

/** The days of a rental as they are kept in records: `7–20 грудня 2026 р.`, one day alone with its weekday. No line begins with its dash. */
export const printPeriod = ({ firstDay, lastDay }: RentalPeriod, locale: Locale): string =>
  formatDays(firstDay, lastDay, locale, true);

/** The same while they are chosen: they are near, and the year goes without saying. */
export const sayPeriod = ({ firstDay, lastDay }: RentalPeriod, locale: Locale): string =>
  formatDays(firstDay, lastDay, locale);

/** The days of a rented line, printed; none while no first day is chosen. */
export const printedDays = (
  {
    duration,
    count,
    startDate,
  }: { readonly duration: Duration; readonly count: number; readonly startDate?: string | null | undefined },
  locale: Locale,
  print = printPeriod,
): readonly string[] => (startDate ? [print(rentalPeriod({ duration, count, startDate }), locale)] : []);
