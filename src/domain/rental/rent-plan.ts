import { subtract, type Money } from '../money/money.ts';
import { daysAfter } from '../calendar/days.ts';
import type { RentalPeriod } from './rental-days.ts';
import { BILLING_DAYS, cheapestCover, PAID_WHOLE_DAYS } from './rental-price.ts';
import type { RentalTiers } from './tiers.ts';

/** A part of a rental that is paid at once. */
export interface RentBill {
  /** How many days of the rental lie before it. */
  readonly offset: number;
  readonly days: number;
  /** Of one machine, as the tiers are: without tax where the tax is added. */
  readonly price: Money;
}

/**
 * How a rental of `days` days is paid: with its order or, where it is long, every 30 days in advance. A bill is what the cheapest cover
 * (R15) of the days up to its end costs more than that of the days before it, so that together they come to the cover of all days. Days that
 * cost nothing more are billed with those before them. Throws unless `days` is a positive whole number.
 */
export function rentPlan(days: number, tiers: RentalTiers): readonly RentBill[] {
  const cycle = days > PAID_WHOLE_DAYS ? BILLING_DAYS : days;
  const bills: RentBill[] = [];
  for (let offset = 0; offset < days; offset += cycle) {
    const length = Math.min(cycle, days - offset);
    const before = offset === 0 ? null : cheapestCover(offset, tiers).total;
    const until = cheapestCover(offset + length, tiers).total;
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
