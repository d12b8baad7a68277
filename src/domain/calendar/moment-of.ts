const HOUR_MS = 60 * 60 * 1000;

/** The moment, ISO 8601 in UTC, at which a clock of the time zone strikes an hour of a day on which it is not moved. */
export function momentOf(day: string, hour: number, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shown = Date.parse(`${clock.format(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc)).toISOString();
}
