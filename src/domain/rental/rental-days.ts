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

/** How a machine gets to its customer from a depot, and back. */
export interface MachineWay {
  readonly market: Market;
  /** Working days on the way, as many back as there: a parcel's (`parcelTravelDays`); none where a vehicle of the shop brings the machine. */
  readonly travelDays: number;
}

/** Where and when a rental is ordered. */
export interface RentalPlace extends MachineWay {
  /** The day in the depot's time zone, ISO 8601. */
  readonly today: string;
}

/** Working days that a depot needs before what was ordered today leaves it. */
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

/** The day by which a machine that is returned in time is back in its depot. */
export const backBy = (period: Pick<RentalPeriod, 'lastDay'>, { market, travelDays }: MachineWay): string =>
  workingDaysFrom(returnDay(period, market), travelDays, market);

/** The day on which a machine leaves its depot for its customer. */
export const leavesOn = (firstDay: string, { market, travelDays }: MachineWay): string =>
  workingDaysFrom(firstDay, -travelDays, market);

/**
 * The days on which a machine is nobody else's: from the day on which it leaves for its customer until it came back and was checked. The
 * database refuses two such ranges of one machine that have a day in common.
 */
export const blockedDays = (period: RentalPeriod, way: MachineWay): DayRange => ({
  from: leavesOn(period.firstDay, way),
  to: daysAfter(workingDaysFrom(backBy(period, way), BUFFER_WORKING_DAYS, way.market), 1),
});

/** When a machine is with its customer, and when it leaves its depot for them: the first day that is blocked for it. */
export interface BookedDays extends RentalPeriod {
  readonly blockedFrom: string;
}

/** On which way a machine is booked: it travels for the working days that are blocked before its first day. */
export function bookedWay(
  { firstDay, blockedFrom }: Omit<BookedDays, 'lastDay'>,
  market: Market,
): MachineWay {
  let travelDays = 0;
  while (leavesOn(firstDay, { market, travelDays }) > blockedFrom) travelDays += 1;
  return { market, travelDays };
}

/** The days on which a rental that is ordered today may begin, closed ones among them. */
export const startDays = ({ today, market, travelDays }: RentalPlace): DayRange => ({
  from: workingDaysFrom(today, LEAD_WORKING_DAYS + travelDays, market),
  to: daysAfter(today, START_WITHIN_DAYS + 1),
});

/** Why a rental cannot begin on a day; the message `rental.day.{fault}`. */
export type StartFault = 'early' | 'late' | 'closed';

/** Why a rental that is ordered today cannot begin on a day, whatever is free; null if it can. */
export function startFault(day: string, place: RentalPlace): StartFault | null {
  const { from, to } = startDays(place);
  if (day < from) return 'early';
  if (day >= to) return 'late';
  return isWorkingDay(day, place.market) ? null : 'closed';
}

/**
 * When a product can be rented next: the day, null where it cannot within a year, whether it is the next that the depot offers, and whether
 * that one is days away because the machine goes by parcel.
 */
export interface FirstFree {
  readonly day: string | null;
  readonly isNext: boolean;
  readonly isParcel: boolean;
}
