import * as v from 'valibot';
import { ADDRESS_TYPES } from '../../../domain/account/saved-address.ts';
import { COUNTRIES } from '../../../domain/contact-data/countries.ts';

/** A saved address as its owner reads it (C §3). */
export const savedAddressRecordSchema = v.pipe(
  v.strictObject({
    id: v.string(),
    label: v.string(),
    type: v.picklist(ADDRESS_TYPES),
    fullName: v.string(),
    street: v.string(),
    apartment: v.pipe(v.string(), v.description('Empty for none, as is the postcode.')),
    city: v.string(),
    postalCode: v.string(),
    country: v.picklist(COUNTRIES),
    phone: v.pipe(v.nullable(v.string()), v.description('E.164.')),
    isDefault: v.pipe(v.boolean(), v.description('Exactly one of a customer’s addresses is.')),
  }),
  v.title('SavedAddress'),
);
