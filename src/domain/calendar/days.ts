import { dateFormat } from '../locale/date-format.ts';

/** Whether a text is a day of the calendar, ISO 8601: 31 February is none, and no year but from 0001 to 9999, which databases and forms know. */
export function isRealDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString() === `${text}T00:00:00.000Z`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day so many days after another, or before it where `count` is negative; ISO 8601. */
export const daysAfter = (day: string, count: number): string =>
  new Date(midnightOf(day) + count * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** How many days later the second calendar day is than the first, negative where it is earlier; ISO 8601. */
export const daysBetween = (first: string, second: string): number =>
  (midnightOf(second) - midnightOf(first)) / DAY_MS;

/** The fewest runs of days that follow each other of which a list is made, which is in order and names no day twice. */
export function periodsOf(
  days: readonly string[],
): readonly { readonly firstDay: string; readonly lastDay: string }[] {
  const breaks = days.flatMap((day, place) => (days[place - 1] === daysAfter(day, -1) ? [] : [place]));
  return breaks.flatMap((start, place) => {
    const [firstDay, lastDay] = [days[start], days[(breaks[place + 1] ?? days.length) - 1]];
    return firstDay === undefined || lastDay === undefined ? [] : [{ firstDay, lastDay }];
  });
}

/** Whether a calendar day, ISO 8601, is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => new Date(midnightOf(day)).getUTCDay() % 6 === 0;

const HOUR_MS = 60 * 60 * 1000;

/** The moment, ISO 8601 in UTC, at which a clock of the time zone strikes an hour of a day on which it is not moved. */
export function momentOf(day: string, hour: number, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const clock = dateFormat('sv', timeZone, { dateStyle: 'short', timeStyle: 'medium' });
  const shown = Date.parse(`${clock.format(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc)).toISOString();
}
