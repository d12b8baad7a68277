import { dateFormat } from './date-format.ts';
import type { Locale, Localized } from './locale.ts';
import { dayIn } from './market.ts';

/** English dates are written day first, as in the shop's two countries. */
const LANGUAGE_TAG: Readonly<Record<Locale, string>> = { uk: 'uk', pl: 'pl', en: 'en-GB' };

const SHORT: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' };
const LONG: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Weekdays from Sunday on, as they stand in a sentence about when something was done. */
const ON_WEEKDAY: Localized<readonly string[]> = {
  uk: ['у неділю', 'у понеділок', 'у вівторок', 'у середу', 'у четвер', 'у п’ятницю', 'у суботу'],
  pl: ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'],
  en: ['on Sunday', 'on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday'],
};
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** In Ukrainian `о 09:00`, but `об 11:00`, which is read "об одинадцятій". */
const AT_TIME: Localized<(time: string) => string> = {
  uk: (time) => `${time.startsWith('11') ? 'об' : 'о'} ${time}`,
  pl: (time) => `o ${time}`,
  en: (time) => `at ${time}`,
};
/** What a sentence has behind the year, on its line; Ukrainian engines write it themselves. */
const AFTER_YEAR: Localized = { uk: '', pl: '\u00A0r.', en: '' };

export type DateStyle = 'time' | 'short' | 'moment' | 'long' | 'sentence';

/**
 * A moment in the page's language (S §9, R31). Short is numeric (`05.11.2026`), in English with the month's name
 * (`5 November 2026`); long has the weekday and the time; time is that of the day alone; moment has the time alone, and stands behind a preposition (`до 8 листопада
 * 2026 р., 10:00`); sentence has both as they follow a verb, `у неділю, 8 листопада
 * 2026 р., о 10:00`. `iso` is an ISO 8601 date or moment, a bare date meaning midnight UTC; `timeZone` an IANA name.
 * Throws on what is neither.
 */
export function formatDate(iso: string, locale: Locale, timeZone: string, style: DateStyle): string {
  const moment = new Date(iso);
  const print = (options: Intl.DateTimeFormatOptions, tag = LANGUAGE_TAG[locale]) =>
    dateFormat(tag, timeZone, options).format(moment).replaceAll('ʼ', '’').replace(' р.', '\u00A0р.');
  if (style === 'time') return print(TIME);
  if (style === 'short') return print(locale === 'en' ? LONG : SHORT);
  // The parts are joined here, because engines differ in the words and commas between them.
  if (style === 'moment') return [LONG, TIME].map((part) => print(part)).join(', ');
  if (style === 'long') return [WEEKDAY, LONG, TIME].map((part) => print(part)).join(', ');
  const weekday = ON_WEEKDAY[locale][DAYS.indexOf(print({ weekday: 'short' }, 'en'))];
  return [weekday, print(LONG) + AFTER_YEAR[locale], AT_TIME[locale](print(TIME))].join(', ');
}

/**
 * Until when something may be done, behind a preposition: an ISO 8601 day, inclusive, as a short date; a moment as `moment`, unless it is the
 * end of a day, whose date says more than `00:00` of the next. `locale` and `timeZone` as in `formatDate`.
 */
export function formatDeadline(iso: string, locale: Locale, timeZone: string): string {
  if (!iso.includes('T')) return formatDate(iso, locale, 'UTC', 'short');
  const lastDay = dayIn(timeZone, new Date(Date.parse(iso) - 1).toISOString());
  return lastDay === dayIn(timeZone, iso)
    ? formatDate(iso, locale, timeZone, 'moment')
    : formatDate(lastDay, locale, 'UTC', 'short');
}

const DAY_MONTH: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/**
 * The days from one to another, both ISO 8601: `вівторок, 24 листопада` for a single day, `24–26 листопада`,
 * `30 листопада – 2 грудня`. `withYear` where they are read long after they were written: `24–26 листопада 2026 р.`, each with its own
 * where the year ends between them.
 */
export function formatDays(first: string, last: string, locale: Locale, withYear = false): string {
  const print = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(LANGUAGE_TAG[locale], 'UTC', options).format(new Date(day));
  const date = (day: string, isYearSaid: boolean) =>
    tied(print(day, DAY_MONTH)) +
    (isYearSaid ? ` ${day.slice(0, 'YYYY'.length)}${locale === 'uk' ? '\u00A0р.' : ''}` : '');
  if (first === last) return `${print(first, WEEKDAY).replaceAll('ʼ', '’')}, ${date(first, withYear)}`;
  const ends = date(last, withYear);
  const isSame = (part: string) => first.slice(0, part.length) === last.slice(0, part.length);
  return isSame('YYYY-MM')
    ? `${print(first, { day: 'numeric' })}–${ends}`
    : `${date(first, withYear && !isSame('YYYY'))}\u00A0– ${ends}`;
}

/** A day of the months around, ISO 8601, as it follows a preposition: `8 грудня`, for the year goes without saying. Its number and name stay on one line. */
export const formatNearDay = (day: string, locale: Locale): string =>
  tied(dateFormat(LANGUAGE_TAG[locale], 'UTC', DAY_MONTH).format(new Date(day)));

/** A day of a month whose number and name stay on one line. */
const tied = (text: string) => text.replace(' ', '\u00A0');

/** The month of a moment as a heading has it, `Листопад 2026`. `iso` and `timeZone` as in `formatDate`. */
export function formatMonth(iso: string, locale: Locale, timeZone: string): string {
  const moment = new Date(iso);
  const print = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(LANGUAGE_TAG[locale], timeZone, options).format(moment);
  const month = print({ month: 'long' });
  return `${month.slice(0, 1).toLocaleUpperCase(locale)}${month.slice(1)} ${print({ year: 'numeric' })}`;
}
