import type { Locale } from '../domain/locale/locale.ts';
import { printedDays } from '../domain/rental/print-period.ts';
import { daysPaidFirst } from '../domain/rental/rental-price.ts';
import { rentalDays, type Duration } from '../domain/rental/tiers.ts';
import type { BilledLease } from '../domain/rental/lease-bill.ts';
import type { Translate } from './translator.ts';

/** A rented line as its term is printed. */
interface RentedLine {
  readonly duration: Duration;
  readonly count: number;
  readonly startDate?: string | null | undefined;
  /** The lease whose further days it bills; those are paid as a whole. */
  readonly bill?: BilledLease | null | undefined;
}

/** The days that a line pays for where they are only the first of its rental, and how many that has; null where it pays for all. */
function firstDays({ duration, count, bill = null }: RentedLine): { paid: number; all: number } | null {
  const all = rentalDays(duration, count);
  const paid = daysPaidFirst(all);
  return bill !== null || paid === all ? null : { paid, all };
}

const firstDaysText = (t: Translate, { paid, all }: { paid: number; all: number }): string =>
  t('checkout.firstDays', { days: t('duration.count', { duration: 'day', count: paid }), all });

/** How long something is rented and on which days; of a long rental, too, that the price beside it is that of its first days. */
export function rentedTerm(t: Translate, rental: RentedLine, locale: Locale): string {
  const { duration, count } = rental;
  const first = firstDays(rental);
  return [
    t('duration.count', { duration, count }),
    ...printedDays(rental, locale),
    ...(first === null ? [] : [t('checkout.priceFor', { days: firstDaysText(t, first) })]),
  ].join(', ');
}

/** The days that a line is paid for, as an invoice states them: of a long rental the first ones only. */
export function paidTerm(t: Translate, rental: RentedLine, locale: Locale): string {
  const first = firstDays(rental);
  if (first === null) return rentedTerm(t, rental, locale);
  const { startDate } = rental;
  return [
    firstDaysText(t, first),
    ...printedDays({ duration: 'day', count: first.paid, startDate }, locale),
  ].join(', ');
}
