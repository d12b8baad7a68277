import * as v from 'valibot';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { chooseAddress, type AddressDraft } from '../checkout/choose-address.ts';

const text = v.fallback(v.string(), '');
const typedSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  country: v.fallback(v.picklist(COUNTRIES), 'UA'),
  city: text,
  postalCode: text,
  address: text,
  method: v.fallback(v.literal('standard'), 'standard'),
});

const isSameCity = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * Where the form of an offer begins: with what stood in it before, a saved address as it is by now, else with a saved address
 * in the city that the offer's delivery was reckoned for, the default before the others, else with what the request said.
 */
export function beginAcceptance(
  asked: ShippingInfo,
  addresses: readonly SavedAddress[],
  before: Readonly<Record<string, string>> | null,
): AddressDraft {
  if (before !== null) {
    const draft: AddressDraft = { shipping: v.parse(typedSchema, before), addressId: null, typed: null };
    const chosen = addresses.find(({ id }) => id === before.addressId);
    return chosen === undefined ? draft : chooseAddress(draft, chosen);
  }
  const near = addresses.filter(
    ({ country, city }) => country === asked.country && isSameCity(city, asked.city),
  );
  const draft: AddressDraft = { shipping: asked, addressId: null, typed: null };
  const saved = near.find(({ isDefault }) => isDefault) ?? near[0];
  return saved === undefined ? draft : chooseAddress(draft, saved);
}
