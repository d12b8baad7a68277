import type { Market } from '../locale/market.ts';
import { daysAfter, isWeekend } from './days.ts';
import { publicHolidays } from './public-holidays.ts';

/** What the shop itself adds to the calendars of its markets; days are ISO 8601. */
export interface DaysOff {
  /** Days on which it is closed, besides weekends and holidays. */
  readonly closed: Readonly<Record<Market, readonly string[]>>;
  /** The last day of martial law in Ukraine; null while no end is known. */
  readonly martialLawTo: string | null;
}

export const NO_DAYS_OFF: DaysOff = { closed: { UA: [], PL: [] }, martialLawTo: null };

/** Days off that are still of use: nothing is counted from days that are longer ago than a rental and its way back. */
const KEPT_DAYS = 120;

/** What of the shop's days off a page has to know at a moment, ISO 8601; null for nothing, as of most shops on most days. */
export function daysOffAhead({ closed, martialLawTo }: DaysOff, now: string): DaysOff | null {
  const first = daysAfter(now.slice(0, 'YYYY-MM-DD'.length), -KEPT_DAYS);
  const ahead = (market: Market) => closed[market].filter((day) => day >= first);
  const kept = { closed: { UA: ahead('UA'), PL: ahead('PL') }, martialLawTo };
  return martialLawTo === null && kept.closed.UA.length + kept.closed.PL.length === 0 ? null : kept;
}

/**
 * The first day on which public holidays were worked in Ukraine: under martial law the Labour Code's articles on holidays are not applied, neither
 * the days themselves nor the moving of days off (law 2136-IX of 15 March 2022, article 6, part 6), and banks work as on any other day.
 */
const HOLIDAYS_WORKED_FROM = '2022-03-24';

let given = NO_DAYS_OFF;
let closed: Readonly<Record<Market, ReadonlySet<string>>> = { UA: new Set(), PL: new Set() };

/** Puts the shop's own days off in force: on the server when admins change them, in a browser with the page. */
export function setDaysOff(daysOff: DaysOff): void {
  if (daysOff === given) return;
  given = daysOff;
  closed = { UA: new Set(daysOff.closed.UA), PL: new Set(daysOff.closed.PL) };
}

const areHolidaysWorked = (day: string, market: Market): boolean =>
  market === 'UA' &&
  day >= HOLIDAYS_WORKED_FROM &&
  (given.martialLawTo === null || day <= given.martialLawTo);

/** Whether the shop, banks and offices of a market work on a calendar day, ISO 8601: Monday to Friday but for public holidays and the days on which the shop is closed. */
export function isWorkingDay(day: string, market: Market): boolean {
  if (isWeekend(day) || closed[market].has(day)) return false;
  return (
    areHolidaysWorked(day, market) || !publicHolidays(market, Number(day.slice(0, 'YYYY'.length))).has(day)
  );
}

/** The working day of a market that is so many after a calendar day, or before it where `count` is negative; ISO 8601. */
export function workingDaysFrom(day: string, count: number, market: Market): string {
  let reached = day;
  for (let left = Math.abs(count); left > 0;) {
    reached = daysAfter(reached, Math.sign(count));
    if (isWorkingDay(reached, market)) left -= 1;
  }
  return reached;
}
