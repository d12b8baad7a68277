import * as v from 'valibot';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { COUNTRIES } from '../../domain/checkout/countries.ts';
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
 * Where the form of an offer begins: with what was typed and sent back, else with a saved address in the city that the
 * offer's delivery was reckoned for, the default before the others, else with what the request said.
 */
export function beginAcceptance(
  asked: ShippingInfo,
  addresses: readonly SavedAddress[],
  sentBack: Readonly<Record<string, string>> | undefined,
): AddressDraft {
  if (sentBack !== undefined) {
    const shipping = v.parse(typedSchema, sentBack);
    const chosen = addresses.find(({ id }) => id === sentBack.addressId);
    return { shipping, addressId: chosen?.id ?? null, typed: null };
  }
  const near = addresses.filter(
    ({ country, city }) => country === asked.country && isSameCity(city, asked.city),
  );
  const draft: AddressDraft = { shipping: asked, addressId: null, typed: null };
  const saved = near.find(({ isDefault }) => isDefault) ?? near[0];
  return saved === undefined ? draft : chooseAddress(draft, saved);
}
