import type { Market } from '../locale/market.ts';
import { daysAfter, isWeekend } from './days.ts';
import { publicHolidays } from './public-holidays.ts';

/**
 * While public holidays are worked: the first such day, and the last, ISO 8601; null while no end is known.
 *
 * Ukraine: under martial law the Labour Code's articles on holidays are not applied, neither the days themselves nor the
 * moving of days off (law 2136-IX of 15 March 2022, article 6, part 6), and banks work as on any other day. When
 * martial law ends its last day is written here, and the holidays are kept again from the next.
 */
const HOLIDAYS_WORKED: Readonly<
  Partial<Record<Market, { readonly from: string; readonly to: string | null }>>
> = {
  UA: { from: '2022-03-24', to: null },
};

/** Whether banks and offices of a market work on a calendar day, ISO 8601: Monday to Friday but for public holidays. */
export function isWorkingDay(day: string, market: Market): boolean {
  if (isWeekend(day)) return false;
  const worked = HOLIDAYS_WORKED[market];
  if (worked !== undefined && day >= worked.from && (worked.to === null || day <= worked.to)) return true;
  return !publicHolidays(market, Number(day.slice(0, 'YYYY'.length))).has(day);
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
