import * as v from 'valibot';
import { hasContact } from '../contact-data/web-address.ts';
import type { Market } from '../locale/market.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { optionalPhone } from './account-fields.ts';

/** A name that may be left out; a person’s, so without web address or phone number. */
const optionalName = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
  v.trim(),
  v.maxLength(100, 'auth.error.tooLong'),
  v.check((name) => !hasContact(name), 'auth.error.contact'),
  v.transform((name) => (isVisible(name) ? name : '')),
);

/** The first day that is taken for a birth date: nobody alive was born before. */
const FIRST_DAY = '1900-01-01';

/** Who is younger has no account (C §9, GDPR Art. 8). */
export const MIN_AGE_YEARS = 16;
/** The last birth date of who is old enough on a day; both ISO 8601. */
const lastBirthDate = (today: string): string =>
  `${Number(today.slice(0, 4)) - MIN_AGE_YEARS}${today.slice(4)}`;

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Personal info of the profile (C §3): names, phone as E.164 and birth date as ISO 8601, each null or empty if left out. `today` bounds the birth date, `market` is whose a number without a calling code is. */
export const personalDetailsSchema = ({ today, market }: { today: string; market: Market }) =>
  v.object({
    firstName: optionalName,
    lastName: optionalName,
    phone: optionalPhone(market),
    birthDate: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check(
        (text) => text === '' || (isDay(text) && text >= FIRST_DAY && text <= today),
        'profile.personal.error.birthDate',
      ),
      v.check((text) => text <= lastBirthDate(today), 'profile.personal.error.tooYoung'),
      v.transform((text) => (text === '' ? null : text)),
    ),
  });
export type PersonalDetails = Readonly<v.InferOutput<ReturnType<typeof personalDetailsSchema>>>;
