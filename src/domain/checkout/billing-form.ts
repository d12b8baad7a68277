import * as v from 'valibot';
import { missing, requiredLine as required, requiredPlace } from '../contact-data/required-text.ts';
import { COUNTRIES, type Country, readPostcode } from '../contact-data/countries.ts';
import { readTaxNumber } from '../contact-data/tax-number.ts';

/** Where a company is at home, if not where the goods go. */
const placeSchema = v.pipe(
  v.strictObject({
    address: requiredPlace('address', 200),
    city: requiredPlace('city', 100),
    postalCode: required('postalCode', 20),
    country: v.picklist(COUNTRIES, missing('country')),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['postalCode']],
      ({ country, postalCode }) => readPostcode(postalCode, country) !== null,
      'checkout.error.postalCode',
    ),
    ['postalCode'],
  ),
);

/** A company that buys, in a request; its tax number is still as it was typed. Issues are message keys. */
export const billingShape = v.strictObject({
  company: requiredPlace('company', 200),
  taxNumber: required('taxNumber', 40),
  place: v.pipe(
    v.optional(v.nullable(placeSchema), null),
    v.description('The company’s address; null where it is that of the delivery.'),
  ),
});
export type BillingShape = v.InferOutput<typeof billingShape>;

/** Whom an order is invoiced to, where that is a company (C §3); `taxNumber` as `readTaxNumber` keeps it. */
export type Billing = Readonly<BillingShape>;

/** The company's number in the form of its country: that of its own address, else of the delivery; null if it is none. */
export const billingNumber = ({ taxNumber, place }: BillingShape, delivery: Country): string | null =>
  readTaxNumber(taxNumber, place?.country ?? delivery);

/** A company that was found right, with its number and postcode as their country writes them. */
export function normalisedBilling(billing: BillingShape, delivery: Country): Billing {
  const { place } = billing;
  return {
    ...billing,
    taxNumber: billingNumber(billing, delivery) ?? billing.taxNumber,
    place: place && {
      ...place,
      postalCode: readPostcode(place.postalCode, place.country) ?? place.postalCode,
    },
  };
}

/** The company of a form whose goods go to `delivery`. Issues are message keys. */
export const billingSchema = (delivery: Country) =>
  v.pipe(
    billingShape,
    v.forward(
      v.partialCheck(
        [['taxNumber'], ['place']],
        (billing) => billingNumber({ company: '', ...billing }, delivery) !== null,
        'checkout.error.taxNumber',
      ),
      ['taxNumber'],
    ),
    v.transform((billing) => normalisedBilling(billing, delivery)),
  );
