import { subtract, type Money } from '../money/money.ts';
import { daysAfter } from '../calendar/days.ts';
import type { RentalPeriod } from './rental-days.ts';
import { BILLING_DAYS, PAID_WHOLE_DAYS, rentOf } from './rental-price.ts';
import type { RentalRates } from './tiers.ts';

/** A part of a rental that is paid at once. */
export interface RentBill {
  /** How many days of the rental lie before it. */
  readonly offset: number;
  readonly days: number;
  /** Of one machine with its options, as the rates are: without tax where the tax is added. */
  readonly price: Money;
}

/**
 * How a rental of `days` days is paid: with its order or, where it is long, every 30 days in advance. A bill is what the days
 * up to its end cost more than those before it, so that together they come to the price of all days (R15). Days that
 * cost nothing more are billed with those before them. Throws unless `days` is a positive whole number.
 */
export function rentPlan(days: number, rates: RentalRates): readonly RentBill[] {
  const cycle = days > PAID_WHOLE_DAYS ? BILLING_DAYS : days;
  const bills: RentBill[] = [];
  for (let offset = 0; offset < days; offset += cycle) {
    const length = Math.min(cycle, days - offset);
    const before = offset === 0 ? null : rentOf(offset, rates);
    const until = rentOf(offset + length, rates);
    const price = before === null ? until : subtract(until, before);
    const last = bills.at(-1);
    if (last && price.minor === 0) bills[bills.length - 1] = { ...last, days: last.days + length };
    else bills.push({ offset, days: length, price });
  }
  return bills;
}

/** The days of a bill of a rental that begins on a day. */
export const billedPeriod = (firstDay: string, { offset, days }: RentBill): RentalPeriod => ({
  firstDay: daysAfter(firstDay, offset),
  lastDay: daysAfter(firstDay, offset + days - 1),
});
