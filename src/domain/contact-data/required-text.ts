import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** The message key of a field that a form or a request body does not have at all. */
export const REQUIRED = 'checkout.error.required';

/** The fields whose absence has a text of its own, which says what to enter. */
type NamedField =
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'recipient'
  | 'addressName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'country'
  | 'method'
  | 'company'
  | 'taxNumber';

/** The message key of a field that was left empty. */
export const missing = (field: NamedField) => `checkout.missing.${field}` as const;

/** A required text, trimmed, of at most `maxLength` characters. Issues are message keys. */
export const requiredText = (field: NamedField, maxLength: number) =>
  v.pipe(
    v.string(missing(field)),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(missing(field)),
    v.maxLength(maxLength, 'checkout.error.tooLong'),
  );

/** The same on one line, fit for an e-mail's head. */
export const requiredLine = (field: NamedField, maxLength: number) =>
  v.pipe(
    requiredText(field, maxLength),
    v.transform((value) => value.replaceAll(/\s+/g, ' ')),
  );
