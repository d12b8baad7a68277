import { redirect } from 'react-router';
import * as v from 'valibot';
import {
  savedAddressSchema,
  type AddressToSave,
  type SavedAddress,
} from '../../domain/account/saved-address.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';

/** Why a saved address was not changed, in words, and what was typed. */
export type AddressProblem = FormProblem<'address-refused'> & { readonly text: string };

const FIELDS = [
  'intent',
  'addressId',
  'label',
  'fullName',
  'street',
  'apartment',
  'city',
  'postalCode',
  'country',
  'phone',
  'isDefault',
];

/** Who asks, who keeps the addresses, and where it goes on. */
export interface AddressFormActions {
  /** Null for a visitor, who has none. */
  readonly userId: string | null;
  readonly addresses: {
    readonly list: (userId: string) => Promise<readonly SavedAddress[]>;
    readonly change: (
      userId: string,
      id: string,
      address: AddressToSave,
    ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>;
    readonly remove: (userId: string, id: string) => Promise<unknown>;
  };
  readonly textOf: (key: 'checkout.checkFields' | 'checkout.addressExists') => string;
  /** The page that the form stands in place of. */
  readonly next: string;
}

const ASKED = ['label', 'fullName', 'street', 'apartment', 'city', 'postalCode', 'country', 'phone'] as const;

/** What the form says; what an address is kept for is not asked. */
const typedAddress = (form: FormData, { type }: SavedAddress) =>
  v.safeParse(savedAddressSchema, {
    ...Object.fromEntries(ASKED.map((name) => [name, form.get(name) ?? undefined])),
    type,
    isDefault: form.has('isDefault'),
  });

/**
 * Answers the form that changes or removes a saved address (C §4, C §5): 303 to the page it stands in place of, 422 with
 * message keys by field, 409 when the customer has that address already. Null for a form of another kind. An address that
 * is gone leads to the page as well, where it is missing.
 */
export async function answerAddressForm(
  form: FormData,
  { userId, addresses, textOf, next }: AddressFormActions,
) {
  const intent = form.get('intent');
  if (userId === null || (intent !== 'change-address' && intent !== 'remove-address')) return null;
  const address = (await addresses.list(userId)).find(({ id }) => id === form.get('addressId'));
  if (address === undefined) return redirect(next, 303);
  if (intent === 'remove-address') {
    await addresses.remove(userId, address.id);
    return redirect(next, 303);
  }
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>>) =>
    refuseForm(form, status, {
      problem: { reason: 'address-refused' as const, text, errors },
      fields: FIELDS,
    });
  const typed = typedAddress(form, address);
  if (!typed.success) return refuse(422, textOf('checkout.checkFields'), fieldErrors(typed.issues));
  const changed = await addresses.change(userId, address.id, typed.output);
  return !changed.ok && changed.reason === 'address-exists'
    ? refuse(409, textOf('checkout.addressExists'), {})
    : redirect(next, 303);
}
