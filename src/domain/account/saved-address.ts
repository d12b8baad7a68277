import * as v from 'valibot';
import { COUNTRIES, readPostcode } from '../contact-data/countries.ts';
import { toE164 } from '../contact-data/phone.ts';
import {
  missing,
  REQUIRED,
  requiredLine,
  requiredName,
  requiredPlace,
} from '../contact-data/required-text.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** What an address is kept for (C §3). */
export const ADDRESS_TYPES = ['shipping', 'billing', 'installation'] as const;

/** So many addresses a customer may keep. */
export const MAX_ADDRESSES = 20;

/** A text that may be left out; empty then. */
const optionalText = (maxLength: number) =>
  v.pipe(
    v.optional(v.nullable(v.string()), ''),
    v.transform((text) => withoutInvisible(text ?? '').trim()),
    v.maxLength(maxLength, 'checkout.error.tooLong'),
  );

const fields = {
  label: requiredLine('addressName', 60),
  type: v.optional(v.picklist(ADDRESS_TYPES), 'shipping'),
  fullName: requiredName('recipient', 200),
  street: requiredPlace('address', 200),
  apartment: optionalText(40),
  city: requiredPlace('city', 100),
  postalCode: optionalText(20),
  country: v.picklist(COUNTRIES, missing('country')),
  phone: optionalText(40),
  isDefault: v.optional(v.boolean(), false),
};

/**
 * An address as a customer saves it (C §3, C §5): label, name, street, city and country required; a postcode, if
 * given, answered as its country writes it; a phone, if given, as E.164, else null. Issues are message keys.
 */
export const savedAddressSchema = v.pipe(
  v.strictObject(fields, (issue) => (issue.expected === 'never' ? issue.message : REQUIRED)),
  v.forward(
    v.partialCheck(
      [['country'], ['postalCode']],
      ({ country, postalCode }) => postalCode === '' || readPostcode(postalCode, country) !== null,
      'checkout.error.postalCode',
    ),
    ['postalCode'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      ({ country, phone }) => phone === '' || toE164(phone, country) !== null,
      'checkout.error.phone',
    ),
    ['phone'],
  ),
  v.transform(({ phone, postalCode, ...address }) => ({
    ...address,
    postalCode: readPostcode(postalCode, address.country) ?? postalCode,
    phone: toE164(phone, address.country),
  })),
);
export type AddressToSave = Readonly<v.InferOutput<typeof savedAddressSchema>>;

/** An address that a customer has saved. Of those of one customer exactly one is the default. */
export type SavedAddress = AddressToSave & { readonly id: string };

/**
 * What an address says, as one text, by which a form can tell whether somebody has changed it since the form was made. Whether it is
 * the default is no part of it: another address may have become that.
 */
export const addressContent = (address: Omit<AddressToSave, 'isDefault'>): string =>
  JSON.stringify([
    address.label,
    address.type,
    address.fullName,
    address.street,
    address.apartment,
    address.city,
    address.postalCode,
    address.country,
    address.phone,
  ]);
