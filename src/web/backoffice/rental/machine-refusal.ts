import type { Translate } from '../../../content/translator.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { StaffBooking } from '../../../domain/rental/booking.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';

/** Why staff could not do something with a machine; printed by the message `backoffice.machines.error.{reason}`. */
type MachineRefusal =
  | {
      readonly reason:
        | 'booking-changed'
        | 'booking-over'
        | 'days-far'
        | 'days-over'
        | 'depot-not-found'
        | 'form-used'
        | 'inventory-taken'
        | 'machine-changed'
        | 'machine-out'
        | 'machine-retired'
        | 'machine-unfit'
        | 'product-not-rented'
        | 'serial-taken';
    }
  | {
      readonly reason: 'days-taken';
      readonly nearest: readonly string[];
      readonly inTheWay: readonly StaffBooking[];
    }
  | { readonly reason: 'machine-booked'; readonly count: number; readonly first: readonly StaffBooking[] };

/** What a booking is for, in a word: its order's number, or maintenance. */
export const bookedFor = (
  { order, purpose }: Pick<StaffBooking, 'order' | 'purpose'>,
  t: Translate,
): string => order?.number ?? t(`backoffice.machines.purpose.${purpose}`);

const namedBookings = (bookings: readonly StaffBooking[], t: Translate, locale: Locale): string =>
  bookings.map((each) => `${bookedFor(each, t)} (${printPeriod(each, locale)})`).join(', ');

/** The words of a refusal in the language of who is refused. */
export function refusalText(refusal: MachineRefusal, t: Translate, locale: Locale): string {
  const key = `backoffice.machines.error.${refusal.reason}` as const;
  switch (refusal.reason) {
    case 'days-taken': {
      const days = refusal.nearest.map((day) => formatDate(day, locale, 'UTC', 'short')).join(', ');
      const refused = t(key, { found: refusal.nearest.length, days });
      if (refusal.inTheWay.length === 0) return refused;
      const bookings = namedBookings(refusal.inTheWay, t, locale);
      return `${refused} ${t('backoffice.machines.inTheWay', { bookings })}`;
    }
    case 'machine-booked': {
      return t(key, { count: refusal.count, bookings: namedBookings(refusal.first, t, locale) });
    }
    default:
      return t(key);
  }
}

/** The field that a refusal is about, with its message; none where it is about the whole form. */
export function refusedField({ reason }: { readonly reason: string }): Readonly<Record<string, string>> {
  if (reason === 'inventory-taken') return { inventoryNumber: 'backoffice.machines.error.inventory-taken' };
  if (reason === 'serial-taken') return { serialNumber: 'backoffice.machines.error.serial-taken' };
  return {};
}
