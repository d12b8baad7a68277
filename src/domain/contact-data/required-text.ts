import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** The message key of a missing field of the checkout's forms. */
export const REQUIRED = 'checkout.error.required';

/** A required text, trimmed, of at most `maxLength` characters. Issues are message keys. */
export const requiredText = (maxLength: number) =>
  v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.maxLength(maxLength, 'checkout.error.tooLong'),
  );

/** The same on one line, fit for a letter's head. */
export const requiredLine = (maxLength: number) =>
  v.pipe(
    requiredText(maxLength),
    v.transform((value) => value.replaceAll(/\s+/g, ' ')),
  );
