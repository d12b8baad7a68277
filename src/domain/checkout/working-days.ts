const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const isWorkingDay = (midnight: Date): boolean => midnight.getUTCDay() % 6 !== 0;

/**
 * The working day that is so many after a calendar day, or before it where `count` is negative; ISO 8601. Working days
 * are Monday to Friday; public holidays count as such.
 */
export function workingDaysFrom(day: string, count: number): string {
  let reached = new Date(`${day}T00:00:00Z`);
  for (let left = Math.abs(count); left > 0;) {
    reached = new Date(reached.getTime() + Math.sign(count) * DAY_MS);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The moment, ISO 8601 in UTC, at which a clock of the time zone strikes an hour of a day on which it is not moved. */
export function momentOf(day: string, hour: number, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shown = Date.parse(`${clock.format(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc)).toISOString();
}
