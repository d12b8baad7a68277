import type { Locale } from './locale.ts';

/** English dates are written day first, as in the shop's two countries. */
const LANGUAGE_TAG: Readonly<Record<Locale, string>> = { uk: 'uk', pl: 'pl', en: 'en-GB' };

const SHORT: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' };
const LONG: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/**
 * A moment in the page's language (S §9, R31). Short is numeric (`05.11.2026`); long has the weekday and the time.
 * `iso` is an ISO 8601 date or moment, a bare date meaning midnight UTC; `timeZone` an IANA name. Throws on what is neither.
 */
export function formatDate(iso: string, locale: Locale, timeZone: string, style: 'short' | 'long'): string {
  const moment = new Date(iso);
  const print = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { ...options, timeZone }).format(moment);
  // The parts are joined here, because engines differ in the words and commas between them.
  return style === 'short' ? print(SHORT) : [WEEKDAY, LONG, TIME].map(print).join(', ');
}
