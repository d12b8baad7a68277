import * as v from 'valibot';
import { isRealDay } from './days.ts';

/**
 * A day that somebody names, ISO 8601: one that the calendar has, in this century. `message` is that of every issue, the key
 * of a form's text.
 */
export const daySchema = (message = 'Not a day of the calendar between 2000-01-01 and 2099-12-31') =>
  v.pipe(
    v.string(message),
    v.isoDate(message),
    v.check((day) => isRealDay(day) && day.startsWith('20'), message),
  );
