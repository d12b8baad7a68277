import { printStreet } from '../contact-data/print-address.ts';
import { splitName } from '../contact-data/split-name.ts';
import type { Locale } from '../locale/locale.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import type { AddressToSave } from '../account/saved-address.ts';
import type { ShippingInfo } from './shipping-form.ts';

type Typed = Pick<
  ShippingInfo,
  'firstName' | 'lastName' | 'phone' | 'address' | 'city' | 'postalCode' | 'country'
>;

/** In the words of which language couriers of a country read an address. */
const LANGUAGE_OF: Readonly<Record<string, Locale>> = { UA: 'uk', PL: 'pl' };

/** What a saved address fills the shipping form with; postcode and phone are empty where it has none. */
export function shippingOf(saved: Omit<AddressToSave, 'label' | 'type' | 'isDefault'>): Typed {
  const { fullName, city, postalCode, country, phone } = saved;
  const address = printStreet(saved, LANGUAGE_OF[country] ?? 'en').replaceAll('\u00A0', ' ');
  return { ...splitName(fullName), phone: phone ?? '', address, city, postalCode, country };
}

/** The address of a shipping form, to be saved under a label; without one it is called by its city. */
export function savedFrom(
  { firstName, lastName, phone, address, city, postalCode, country }: Typed,
  label: string,
): AddressToSave {
  return {
    label: withoutInvisible(label).trim().slice(0, 60) || city.slice(0, 60),
    type: 'shipping',
    fullName: `${firstName} ${lastName}`.trim(),
    street: address,
    apartment: '',
    city,
    postalCode,
    country,
    phone,
    isDefault: false,
  };
}
