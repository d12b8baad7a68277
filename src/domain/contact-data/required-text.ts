import * as v from 'valibot';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { hasContact, hasWebAddress } from './web-address.ts';

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
  | 'taxNumber'
  | 'installer'
  | 'installationAddress';

/** The message key of a field that was left empty. */
export const missing = (field: NamedField) => `checkout.missing.${field}` as const;

/** A required text on one line, trimmed, of at most `maxLength` characters: fit for an e-mail's head. Issues are message keys. */
export const requiredLine = (field: NamedField, maxLength: number) =>
  v.pipe(
    v.string(missing(field)),
    v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
    v.trim(),
    v.check(isVisible, missing(field)),
    v.maxLength(maxLength, 'checkout.error.tooLong'),
  );

/** The same of a place, without a web address: the shop's e-mails carry no stranger's link. */
export const requiredPlace = (field: NamedField, maxLength: number) =>
  v.pipe(
    requiredLine(field, maxLength),
    v.check((line) => !hasWebAddress(line), 'checkout.error.webAddress'),
  );

/** The same of a person, in whose name neither a domain nor a phone number stands. */
export const requiredName = (field: NamedField, maxLength: number) =>
  v.pipe(
    requiredLine(field, maxLength),
    v.check((line) => !hasContact(line), 'checkout.error.contact'),
  );
