import { dateFormat } from '../locale/date-format.ts';
import { isRealDay } from './days.ts';

/** A moment, ISO 8601, as a clock of a time zone (IANA name) shows it, written like the value of a `datetime-local` field: `2026-12-01T09:00`. */
export const printClock = (moment: string, timeZone: string): string =>
  dateFormat('sv', timeZone, { dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(moment))
    .replace(' ', 'T');

const CLOCK = /^(20\d{2}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)$/;

/** The moment, ISO 8601 in UTC, at which a clock of a time zone shows what was typed, `2026-12-01T09:00` or with a blank; null for what is no day and hour. */
export function readClock(typed: string, timeZone: string): string | null {
  const [, day = '', hour = '', minute = ''] = CLOCK.exec(typed) ?? [];
  if (!isRealDay(day)) return null;
  const asUtc = Date.parse(`${day}T${hour}:${minute}:00Z`);
  const offsetAt = (at: number) => Date.parse(`${printClock(new Date(at).toISOString(), timeZone)}:00Z`) - at;
  // Asked for twice: near an hour at which the clocks are moved, the first answer is that of the other side.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}
