import { daysAfter } from '../calendar/days.ts';
import type { DayRange } from './rental-days.ts';

/** So many other days are proposed where the wanted one is taken. */
const NEAREST_DAYS = 3;

/**
 * The days of a range nearest to the wanted one that fit, in the order of the calendar. Of two equally near ones the later counts as
 * nearer: who has to wait plans ahead.
 */
export function nearestDays(
  wanted: string,
  { from, to }: DayRange,
  fits: (day: string) => boolean,
): string[] {
  const found: string[] = [];
  const middle = wanted < from ? from : wanted >= to ? daysAfter(to, -1) : wanted;
  for (let distance = 0; found.length < NEAREST_DAYS; distance++) {
    const [later, earlier] = [daysAfter(middle, distance), daysAfter(middle, -distance)];
    if (later >= to && earlier < from) break;
    for (const day of new Set([later, earlier])) {
      if (found.length < NEAREST_DAYS && day >= from && day < to && fits(day)) found.push(day);
    }
  }
  return found.toSorted();
}
