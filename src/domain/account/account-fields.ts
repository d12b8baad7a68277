import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** The message key of a missing field; also the message of a form's object schema, which reports absent keys. */
export const REQUIRED = 'auth.error.required';

/** A required text, trimmed, of at most `maxLength` characters. Issues are message keys. */
export const requiredText = (maxLength: number) =>
  v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.maxLength(maxLength, 'auth.error.tooLong'),
  );

/** A required e-mail address, in lower case, so that one address is one account. */
export const emailAddress = v.pipe(requiredText(254), v.email('auth.error.email'), v.toLowerCase());

/** A required text that is kept as typed: spaces at a password's ends count. */
export const secret = v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED));

/** A tick box: ticked as JSON's true or a form's `on`, else false. */
export const tickBox = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => value === true || value === 'on'),
);
