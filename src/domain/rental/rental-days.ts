import type { Period } from '../calendar/read-period.ts';
import { daysAfter, daysBetween } from '../calendar/days.ts';
import { isWorkingDay, workingDaysFrom } from '../calendar/working-days.ts';
import type { Market } from '../locale/market.ts';
import { rentalDays, type Duration } from './tiers.ts';

/** Days of the calendar from one to before another, ISO 8601. */
export interface DayRange {
  readonly from: string;
  /** The first day that is no longer one of them. */
  readonly to: string;
}

/** From which to which day a machine is rented, both of them rented days; ISO 8601. */
export type RentalPeriod = Period;

/** Working days that a depot needs before it can hand over what was ordered today. */
export const LEAD_WORKING_DAYS = 1;
/** Working days that a depot keeps a machine after it came back: to check, clean and service it. */
export const BUFFER_WORKING_DAYS = 1;
/** A rental begins so many days from today at the latest. */
export const START_WITHIN_DAYS = 365;

/** The days of a rental that begins on a day and takes `count` days, weeks or months (R15). */
export const rentalPeriod = ({
  startDate,
  duration,
  count,
}: {
  readonly startDate: string;
  readonly duration: Duration;
  readonly count: number;
}): RentalPeriod => ({
  firstDay: startDate,
  lastDay: daysAfter(startDate, rentalDays(duration, count) - 1),
});

/**
 * How long a rental of a period is, in words: as it was ordered while it has so many days, and in days once it was extended or ended
 * early. Without a period as it was ordered.
 */
export function periodTerm(
  period: RentalPeriod | null,
  ordered: { readonly duration: Duration; readonly count: number },
): { readonly duration: Duration; readonly count: number } {
  const { duration, count } = ordered;
  const days = period === null ? null : daysBetween(period.firstDay, period.lastDay) + 1;
  return days === null || days === rentalDays(duration, count)
    ? { duration, count }
    : { duration: 'day', count: days };
}

/** The day on which a machine comes back: the last of its rental, or the first after it on which the depot is open, at no charge. */
export const returnDay = ({ lastDay }: Pick<RentalPeriod, 'lastDay'>, market: Market): string =>
  isWorkingDay(lastDay, market) ? lastDay : workingDaysFrom(lastDay, 1, market);

/**
 * The days on which a machine is nobody else's: from the first day of its rental until it came back and was checked. The
 * database refuses two such ranges of one machine that have a day in common.
 */
export const blockedDays = (period: RentalPeriod, market: Market): DayRange => ({
  from: period.firstDay,
  to: daysAfter(workingDaysFrom(returnDay(period, market), BUFFER_WORKING_DAYS, market), 1),
});

/** The days on which a rental that is ordered today may begin, closed ones among them. */
export const startDays = (today: string, market: Market): DayRange => ({
  from: workingDaysFrom(today, LEAD_WORKING_DAYS, market),
  to: daysAfter(today, START_WITHIN_DAYS + 1),
});

/** Why a rental cannot begin on a day; the message `rental.day.{fault}`. */
export type StartFault = 'early' | 'late' | 'closed';

/** Why a rental that is ordered today cannot begin on a day, whatever is free; null if it can. */
export function startFault(
  day: string,
  { today, market }: { today: string; market: Market },
): StartFault | null {
  const { from, to } = startDays(today, market);
  if (day < from) return 'early';
  if (day >= to) return 'late';
  return isWorkingDay(day, market) ? null : 'closed';
}

/** When a product can be rented next: the day, null where it cannot within a year, and whether it is the next that the depot offers. */
export interface FirstFree {
  readonly day: string | null;
  readonly isNext: boolean;
}
