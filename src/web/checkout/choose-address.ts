import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { shippingOf } from '../../domain/checkout/saved-shipping.ts';
import { newDraft, type CheckoutDraft } from './draft.ts';

type Shipping = CheckoutDraft['shipping'];
/** What of a draft says where the order goes. */
export type AddressDraft = Pick<CheckoutDraft, 'shipping' | 'addressId' | 'typed'>;

const addressOf = ({ email: _email, method: _method, ...address }: Shipping) => address;

/**
 * Fills the form with a saved address, or with null by what was typed before: going to and fro loses nothing. A saved
 * address without a telephone takes the one that was typed.
 */
export function chooseAddress<Draft extends AddressDraft>(draft: Draft, saved: SavedAddress | null): Draft {
  const typed = draft.typed ?? addressOf(draft.shipping);
  if (saved === null) {
    return { ...draft, addressId: null, typed: null, shipping: { ...draft.shipping, ...typed } };
  }
  const filled = shippingOf(saved);
  const phone = filled.phone || typed.phone;
  return { ...draft, addressId: saved.id, typed, shipping: { ...draft.shipping, ...filled, phone } };
}

/** Takes over what is typed into the form; who changes a saved address there goes on with another one. */
export function typeShipping<Draft extends AddressDraft>(draft: Draft, changed: Partial<Shipping>): Draft {
  const shipping = { ...draft.shipping, ...changed };
  const { email: _email, method: _method, ...address } = changed;
  if (Object.keys(address).length === 0) return { ...draft, shipping };
  return { ...draft, shipping, addressId: null, typed: null };
}

/** Where a checkout begins: the customer's own data, and the default of the saved addresses (C §4). */
export function beginDraft(prefill: Shipping, addresses: readonly SavedAddress[]): CheckoutDraft {
  const saved = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const draft = newDraft(prefill);
  return saved === undefined ? draft : chooseAddress(draft, saved);
}

/**
 * A draft that was kept, as this visit finds it: what is empty is filled in with what the shop knows of the customer, and
 * the saved address that was chosen is taken as it is now. One that is gone gives its place to what was typed before it.
 */
export function resumeDraft(
  draft: CheckoutDraft,
  prefill: Shipping,
  addresses: readonly SavedAddress[],
): CheckoutDraft {
  const { firstName, lastName, email, phone } = prefill;
  const known = { firstName, lastName, email, phone };
  const typed = Object.entries(draft.shipping).filter(([, value]) => value !== '');
  const shipping = { ...draft.shipping, ...known, ...Object.fromEntries(typed) };
  const saved = addresses.find(({ id }) => id === draft.addressId);
  return chooseAddress({ ...draft, shipping }, saved ?? null);
}
