import ical, { ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator';
import { daysAfter } from '../../domain/calendar/days.ts';

/** Whole days of a calendar. */
export interface CalendarEntry {
  /** Stays the same however the entry changes, so that a calendar program moves it instead of showing it twice. */
  readonly uid: string;
  /** ISO 8601, both of them days of the entry. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly title: string;
  readonly text: string;
  /** Absolute. */
  readonly url: string;
}

// Whole days have no time zone (RFC 5545, 3.3.4): as UTC they are the same days whatever clock the shop runs by.
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** A calendar in the iCalendar format (RFC 5545), for programs that ask for it again and again. */
export function drawCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Promin', product: 'Rentals' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: 'UTC',
    ttl: 60 * 60,
  });
  for (const { uid, firstDay, lastDay, title, text, url } of entries) {
    calendar.createEvent({
      id: uid,
      start: midnight(firstDay),
      end: midnight(daysAfter(lastDay, 1)), // the first day that is none of it
      allDay: true,
      summary: title,
      description: text,
      url,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}
