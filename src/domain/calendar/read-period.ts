import { daysBetween, isRealDay } from './days.ts';

/** Days from the first to the last, both of them in it; ISO 8601. */
export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** So many days a table is made of at most: a leap year. */
const DAYS_MAX = 366;

const dayIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-/.test(text) && isRealDay(text) ? text : null;

/** Reads the days `from` and `to` that an address asks for; without them, or where they make no range of a year, the usual ones. */
export function readPeriod(query: URLSearchParams, usual: Period): Period {
  const [firstDay, lastDay] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const isRange = firstDay !== null && lastDay !== null && firstDay <= lastDay;
  return isRange && daysBetween(firstDay, lastDay) < DAYS_MAX ? { firstDay, lastDay } : usual;
}
