import { dateFormat } from './date-format.ts';
import type { Locale, Localized } from './locale.ts';

/** Weekdays from Sunday on, as they stand behind "до", "do" and "by". */
const BY_WEEKDAY: Localized<readonly string[]> = {
  uk: ['неділі', 'понеділка', 'вівторка', 'середи', 'четверга', 'п’ятниці', 'суботи'],
  pl: ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/**
 * A calendar day as a limit of time behind a preposition, without its year: `до середи, 2 грудня`, `do środy, 2 grudnia`,
 * `by Wednesday, 2 December`; the preposition is the message's. Day and month stay on one line. `day` is ISO 8601; throws RangeError on what is none.
 */
export function formatDayBy(day: string, locale: Locale): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const date = dateFormat(locale === 'en' ? 'en-GB' : locale, 'UTC', { day: 'numeric', month: 'long' });
  return `${BY_WEEKDAY[locale][moment.getUTCDay()]}, ${date.format(moment).replace(' ', '\u00A0')}`;
}
