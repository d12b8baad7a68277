import { daysAfter, daysBetween } from '../calendar/days.ts';
import { MAX_RENTAL_COUNT } from '../cart/cart-item.ts';
import { compare, subtract, sum, zero, type Money } from '../money/money.ts';
import { blockedDays, type MachineWay, type RentalPeriod } from './rental-days.ts';
import { BILLING_DAYS, coverOf, PAID_WHOLE_DAYS, rentOf } from './rental-price.ts';
import { rentalDays, type RentalRates } from './tiers.ts';

/** How far a lease is billed, and at which prices; of one machine with its options. */
export interface BilledSoFar {
  readonly period: RentalPeriod;
  readonly rates: RentalRates;
  /** The last day that is billed, paid or not. */
  readonly until: string;
  /** All that was billed for the days up to it. */
  readonly amount: Money;
}

/** Days of a lease that are billed next, with their price for one machine. */
export interface NextBill extends RentalPeriod {
  readonly price: Money;
  /** What of it is for each option of the rates; none where their further days alone come to more than all. */
  readonly options: readonly Money[];
}

/** The number of days from one to another, both of them counted. */
const daysIn = (firstDay: string, lastDay: string): number => daysBetween(firstDay, lastDay) + 1;

/** What the days up to a day cost more than was billed, by the price of the whole (R15); never less than nothing. */
function priceUpTo({ period, rates, amount }: BilledSoFar, lastDay: string): Money {
  const total = rentOf(daysIn(period.firstDay, lastDay), rates);
  return compare(total, amount) > 0 ? subtract(total, amount) : zero(amount.currency);
}

/** The bill of the days after those that are billed, up to one of them. */
function billUpTo(billed: BilledSoFar, lastDay: string): NextBill {
  const { until, period, rates } = billed;
  const price = priceUpTo(billed, lastDay);
  const options = rates.options.map((tiers) =>
    subtract(
      coverOf(daysIn(period.firstDay, lastDay), tiers).total,
      coverOf(daysIn(period.firstDay, until), tiers).total,
    ),
  );
  const isWithin = compare(sum(price.currency, options), price) <= 0;
  return { firstDay: daysAfter(until, 1), lastDay, price, options: isWithin ? options : [] };
}

/** The next bill of a long rental: 30 days more, or what is left of it. Null where all days are billed. */
export function nextBill(billed: BilledSoFar): NextBill | null {
  const { until, period } = billed;
  if (until >= period.lastDay) return null;
  const cycleEnd = daysAfter(until, BILLING_DAYS);
  return billUpTo(billed, cycleEnd < period.lastDay ? cycleEnd : period.lastDay);
}

/**
 * What is paid at once for a lease that is to last until a later day: the difference over the whole rental, which is priced anew (domain
 * facts, “Rentals”); of more than 60 further days the first 30. Null where nothing is: the days so far are not all billed yet, so that
 * the new ones are billed with them, in their turn.
 */
export function extensionBill(billed: BilledSoFar, lastDay: string): NextBill | null {
  const { until, period } = billed;
  if (until < period.lastDay) return null;
  const further = daysBetween(until, lastDay);
  return billUpTo(billed, further > PAID_WHOLE_DAYS ? daysAfter(until, BILLING_DAYS) : lastDay);
}

/**
 * What the further days of a lease that is to last until a later day cost in all, whenever they are billed: the whole rental priced anew,
 * less what it costs so far; never less than nothing.
 */
export function furtherRent(billed: BilledSoFar, lastDay: string): Money {
  const { until, period, rates } = billed;
  if (until >= period.lastDay) return priceUpTo(billed, lastDay);
  return priceUpTo({ ...billed, amount: rentOf(daysIn(period.firstDay, period.lastDay), rates) }, lastDay);
}

/** A lease lasts so many days at the most, with all its extensions. */
const LEASE_MAX_DAYS = rentalDays('month', MAX_RENTAL_COUNT.month);

/** Why a lease cannot last until a day, whatever is free; null if it can. The texts are `lease.extend.refused.{reason}`. */
export const extensionFault = (
  { firstDay, lastDay }: RentalPeriod,
  until: string,
): 'extension-not-later' | 'extension-too-long' | null => {
  if (until <= lastDay) return 'extension-not-later';
  return daysIn(firstDay, until) > LEASE_MAX_DAYS ? 'extension-too-long' : null;
};

/** Whether its customer may extend a lease (C §4): while they have its machines. */
export const mayExtend = ({ status }: { readonly status: string }): boolean => status === 'ACTIVE';

/**
 * The last day on which a lease could end, when its machines are somebody else's from `takenFrom` on (null for nobody): they are back
 * and checked by then. Null where it can end no later than it does.
 */
export function longestUntil(
  period: RentalPeriod,
  { takenFrom, way }: { readonly takenFrom: string | null; readonly way: MachineWay },
): string | null {
  const { firstDay, lastDay } = period;
  let until = daysAfter(firstDay, LEASE_MAX_DAYS - 1);
  if (takenFrom !== null && takenFrom <= until) until = daysAfter(takenFrom, -1);
  while (
    until > lastDay &&
    takenFrom !== null &&
    blockedDays({ firstDay, lastDay: until }, way).to > takenFrom
  )
    until = daysAfter(until, -1);
  return until > lastDay ? until : null;
}
