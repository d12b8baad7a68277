import { daysBetween, isRealDay } from './days.ts';

/** Days from the first to the last, both of them in it; ISO 8601. */
export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** So many days a table is made of at most: a leap year. */
const DAYS_MAX = 366;

const dayIn = (text: string | null): string | null => (text !== null && isRealDay(text) ? text : null);

/** Reads the days `from` and `to` that an address asks for, null for one that it does not; the wrong way round they mean the same days. */
export function readDays(query: URLSearchParams): {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
} {
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  return from !== null && to !== null && from > to
    ? { firstDay: to, lastDay: from }
    : { firstDay: from, lastDay: to };
}

/** Reads the days `from` and `to` that an address asks for; without them, or where they are more than a year, the usual ones. */
export function readPeriod(query: URLSearchParams, usual: Period): Period {
  const { firstDay, lastDay } = readDays(query);
  const isRange = firstDay !== null && lastDay !== null && firstDay.startsWith('20');
  return isRange && daysBetween(firstDay, lastDay) < DAYS_MAX ? { firstDay, lastDay } : usual;
}
