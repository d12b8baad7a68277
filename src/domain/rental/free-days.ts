import { daysAfter, daysBetween } from '../calendar/days.ts';
import { isFree } from './availability.ts';
import { nearestDays } from './nearest-days.ts';
import { START_WITHIN_DAYS, type DayRange } from './rental-days.ts';

/** Days on which a machine is nobody's. */
export interface FreeDays {
  readonly firstDay: string;
  /** The last of them; null where nothing is booked after them. */
  readonly lastDay: string | null;
}

/** The next days from one on on which a machine is nobody's, `most` ranges of them. `busy` are the ranges on which it is, in the order of days. */
export function nextFreeDays(busy: readonly DayRange[], from: string, most: number): FreeDays[] {
  const found: FreeDays[] = [];
  let firstDay = from;
  for (const range of busy) {
    if (range.from > firstDay) found.push({ firstDay, lastDay: daysAfter(range.from, -1) });
    if (range.to > firstDay) firstDay = range.to;
  }
  return [...found, { firstDay, lastDay: null }].slice(0, most);
}

/** The days nearest to the first of some on which a machine is free for as long; none within a year from today. */
export function nearestFreeDays(busy: readonly DayRange[], { from, to }: DayRange, today: string): string[] {
  const length = daysBetween(from, to);
  const within = { from: today, to: daysAfter(today, START_WITHIN_DAYS + 1) };
  return nearestDays(from, within, (day) => isFree({ busy }, { from: day, to: daysAfter(day, length) }));
}
