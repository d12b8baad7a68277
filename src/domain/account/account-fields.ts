import * as v from 'valibot';
import { hasContact } from '../contact-data/web-address.ts';
import { toE164InMarkets } from '../contact-data/phone.ts';
import type { Market } from '../locale/market.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';

/** The message key of a missing field; also the message of a form's object schema, which reports absent keys. */
export const REQUIRED = 'auth.error.required';

/** A required text on one line, trimmed, of at most `maxLength` characters. Issues are message keys. */
const requiredLine = (maxLength: number) =>
  v.pipe(
    v.string(REQUIRED),
    v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
    v.trim(),
    v.check(isVisible, REQUIRED),
    v.maxLength(maxLength, 'auth.error.tooLong'),
  );

/** The required name of a person, without a web address, a domain or a phone number. */
export const requiredName = (maxLength: number) =>
  v.pipe(
    requiredLine(maxLength),
    v.check((name) => !hasContact(name), 'auth.error.contact'),
  );

/** A required e-mail address, in lower case, so that one address is one account. */
export const emailAddress = v.pipe(requiredLine(254), v.email('auth.error.email'), v.toLowerCase());

/** A required text that is kept as typed: spaces at a password's ends count. */
export const secret = v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED));

/** A tick box: ticked as JSON's true or a form's `on`, else false. */
export const tickBox = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value === true || value === 'on'),
);

/** A telephone number as E.164; without its calling code it is read as one of `market` first. Null if the field was left empty. */
export const optionalPhone = (market: Market) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => text === '' || toE164InMarkets(text, market) !== null, 'auth.error.phone'),
    v.transform((text) => toE164InMarkets(text, market)),
  );
