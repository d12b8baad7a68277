import * as v from 'valibot';
import {
  missing,
  REQUIRED,
  requiredLine as line,
  requiredName,
  requiredPlace,
} from '../contact-data/required-text.ts';
import { COUNTRIES, readPostcode } from '../contact-data/countries.ts';
import { toE164 } from '../contact-data/phone.ts';
import { SHIPPING_METHODS } from './shipping-rules.ts';

const fields = {
  firstName: requiredName('firstName', 100),
  lastName: requiredName('lastName', 100),
  email: v.pipe(line('email', 254), v.email('checkout.error.email')),
  phone: line('phone', 40),
  address: requiredPlace('address', 200),
  city: requiredPlace('city', 100),
  postalCode: line('postalCode', 20),
  country: v.picklist(COUNTRIES, missing('country')),
  method: v.picklist(SHIPPING_METHODS, missing('method')),
};
type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

type FieldsRule = v.BaseValidation<Fields, Fields, v.BaseIssue<unknown>>;

const postcodeOfCountry: FieldsRule = v.forward(
  v.partialCheck(
    [['country'], ['postalCode']],
    ({ country, postalCode }) => readPostcode(postalCode, country) !== null,
    'checkout.error.postalCode',
  ),
  ['postalCode'],
);
const phoneOfCountry: FieldsRule = v.forward(
  v.partialCheck(
    [['country'], ['phone']],
    ({ country, phone }) => toE164(phone, country) !== null,
    'checkout.error.phone',
  ),
  ['phone'],
);
const normalised = v.transform((form: Fields): Fields => ({
  ...form,
  postalCode: readPostcode(form.postalCode, form.country) ?? form.postalCode,
  phone: toE164(form.phone, form.country) ?? form.phone,
}));

/**
 * The first checkout step (C §3, C §5): every field required, on one line and without a web address, the postcode answered as its country writes
 * it, the phone as E.164. Other fields of the form are dropped. Issues are message keys.
 */
export const shippingFormSchema = v.pipe(
  v.object(fields, REQUIRED),
  postcodeOfCountry,
  phoneOfCountry,
  normalised,
);
export type ShippingInfo = Readonly<v.InferOutput<typeof shippingFormSchema>>;

/** The same for a request body, where an unknown field is an issue. */
export const shippingInfoSchema = v.pipe(
  v.strictObject(fields, (issue) => (issue.expected === 'never' ? issue.message : REQUIRED)),
  postcodeOfCountry,
  phoneOfCountry,
  normalised,
);
