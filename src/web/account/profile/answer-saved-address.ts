import { data } from 'react-router';
import * as v from 'valibot';
import {
  savedAddressSchema,
  type AddressToSave,
  type SavedAddress,
} from '../../../domain/account/saved-address.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { redirectDone } from './tell-done.ts';

/** The forms of the saved addresses. */
const ADDRESS_INTENTS = ['save-address', 'remove-address', 'default-address'] as const;

type AddressReason =
  | 'address-fields-missing'
  | 'address-fields-wrong'
  | 'address-exists'
  | 'address-changed'
  | 'address-not-found'
  | 'too-many-addresses';

/** Why a form of the saved addresses was not taken. */
export type AddressProblem = FormProblem<AddressReason> & {
  /** The address as it is now, where it is not what the form was made of. */
  readonly current?: SavedAddress;
};

const STATUSES = {
  'address-fields-missing': 422,
  'address-fields-wrong': 422,
  'address-exists': 409,
  'address-changed': 409,
  'address-not-found': 404,
  'too-many-addresses': 409,
} as const satisfies Record<AddressReason, number>;

const FIELDS = [
  'addressId',
  'label',
  'type',
  'fullName',
  'street',
  'apartment',
  'city',
  'postalCode',
  'country',
  'phone',
] as const;

/** Who keeps the addresses, whose they are, and the tab that shows them. */
export interface AddressActions {
  readonly userId: string;
  readonly addresses: {
    readonly isForeign: (userId: string, id: string) => Promise<boolean>;
    readonly save: (
      userId: string,
      address: AddressToSave,
    ) => Promise<
      | { readonly ok: true; readonly isRenamed: boolean }
      | { readonly ok: false; readonly reason: 'too-many-addresses' }
    >;
    readonly change: (
      userId: string,
      id: string,
      address: AddressToSave,
      seen: { readonly before?: string },
    ) => Promise<
      | { readonly ok: true }
      | { readonly ok: false; readonly reason: 'address-not-found' | 'address-exists' }
      | { readonly ok: false; readonly reason: 'address-changed'; readonly address: SavedAddress }
    >;
    readonly remove: (userId: string, id: string) => Promise<unknown>;
    readonly setDefault: (userId: string, id: string) => Promise<{ readonly ok: boolean }>;
  };
  readonly tab: string;
}

const UUID = v.pipe(v.string(), v.uuid());

/** What of an address the query of the tab asks for, in place of the list. */
export type AddressAsked =
  | { readonly view: 'list' | 'new' | 'gone' }
  | { readonly view: 'edit' | 'remove'; readonly address: SavedAddress };

/**
 * Reads the query of the tab: `?address=new`, `?address={id}`, `?remove={id}`. Another customer's address is refused like their
 * order (R24); one that is not there any more is `gone`.
 */
export async function addressAsked(
  query: URLSearchParams,
  saved: readonly SavedAddress[],
  {
    userId,
    addresses,
  }: Pick<AddressActions, 'userId'> & { addresses: Pick<AddressActions['addresses'], 'isForeign'> },
): Promise<AddressAsked> {
  const [edited, removed] = [query.get('address'), query.get('remove')];
  const id = edited ?? removed;
  if (id === null) return { view: 'list' };
  if (edited === 'new') return { view: 'new' };
  const address = saved.find((each) => each.id === id);
  if (address) return { view: edited === null ? 'remove' : 'edit', address };
  if (v.is(UUID, id) && (await addresses.isForeign(userId, id))) throw data(null, { status: 403 });
  return { view: 'gone' };
}

/**
 * Answers the forms of the saved addresses (C §4, C §5): 303 to the tab, else the form with its problem. Removing what is gone is done
 * already. Null for a form of another kind.
 */
export async function answerSavedAddress(form: FormData, { userId, addresses, tab }: AddressActions) {
  const intent = ADDRESS_INTENTS.find((each) => each === form.get('intent'));
  if (intent === undefined) return null;
  const done = (name: string) => redirectDone(tab, name, 'addresses');
  const refuse = (reason: AddressReason, more: Partial<Pick<AddressProblem, 'errors' | 'current'>> = {}) => {
    const problem = { reason, errors: {}, ...more };
    return refuseForm<Omit<AddressProblem, 'values'>>(form, STATUSES[reason], {
      problem,
      fields: [...FIELDS, 'isDefault'],
    });
  };
  const given = form.get('addressId');
  const id = v.is(UUID, given) ? given : null;
  if (id !== null && (await addresses.isForeign(userId, id))) throw data(null, { status: 403 });
  if (intent === 'remove-address') {
    if (id !== null) await addresses.remove(userId, id);
    return done('address-removed');
  }
  if (intent === 'default-address') {
    const isSet = id !== null && (await addresses.setDefault(userId, id)).ok;
    return isSet ? done('address-default') : refuse('address-not-found');
  }
  const { addressId: _, ...typed } = Object.fromEntries(
    FIELDS.map((name) => [name, form.get(name) ?? undefined]),
  );
  const parsed = v.safeParse(savedAddressSchema, { ...typed, isDefault: form.has('isDefault') });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    const isMissing = Object.values(errors).some((key) => key.startsWith('checkout.missing.'));
    return refuse(isMissing ? 'address-fields-missing' : 'address-fields-wrong', { errors });
  }
  if (given === null || given === '') {
    const saved = await addresses.save(userId, parsed.output);
    if (!saved.ok) return refuse(saved.reason);
    return done(saved.isRenamed ? 'address-renamed' : 'address-saved');
  }
  if (id === null) return refuse('address-not-found');
  const before = form.get('before');
  const changed = await addresses.change(
    userId,
    id,
    parsed.output,
    typeof before === 'string' ? { before } : {},
  );
  if (changed.ok) return done('address-saved');
  return changed.reason === 'address-changed'
    ? refuse(changed.reason, { current: changed.address })
    : refuse(changed.reason);
}
