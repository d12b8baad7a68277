import { formatDate } from '../locale/format-date.ts';
import type { Locale } from '../locale/locale.ts';
import type { StartFault } from './rental-days.ts';

/** Why machines cannot be had as asked; printed by the message `error.{reason}` with `refusalValues`. */
export type RentalRefusal =
  /** No first day was chosen. */
  | { readonly reason: 'days-missing'; readonly productId: number }
  /** Nothing is handed over on that day, whatever is free. */
  | { readonly reason: 'day-not-offered'; readonly productId: number; readonly fault: StartFault }
  | {
      readonly reason: 'days-taken';
      readonly productId: number;
      /** Machines that are free on the days asked for: fewer than are wanted. */
      readonly available: number;
      /** The nearest days on which as many can be had for as long; ISO 8601. */
      readonly nearest: readonly string[];
    };

/** A list of days in the page's language: `3 грудня 2026, 7 грудня 2026`. */
const daysIn = (days: readonly string[], locale: Locale): string =>
  days.map((day) => formatDate(day, locale, 'UTC', 'short')).join(', ');

/** What the message of a refusal takes. `name` is the product's. */
export function refusalValues(
  refusal: RentalRefusal,
  { name, locale }: { name: string; locale: Locale },
): Readonly<Record<string, string | number>> {
  switch (refusal.reason) {
    case 'days-missing':
      return { name };
    case 'day-not-offered':
      return { name, fault: refusal.fault };
    case 'days-taken': {
      const { available, nearest } = refusal;
      return { name, available, days: daysIn(nearest, locale), found: nearest.length };
    }
  }
}
