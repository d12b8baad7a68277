import { describe, expect, it } from 'vitest';
import type { AddressToSave, SavedAddress } from '../../domain/account/saved-address.ts';
import { answerAddressForm } from './answer-address-form.ts';

const HOME: SavedAddress = {
  id: 'home',
  label: 'Дім',
  type: 'billing',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
  phone: null,
  isDefault: true,
};

/** The forms of Olena, who has one address, and what becomes of them. */
function olena(refusal?: 'address-exists' | 'address-not-found') {
  const done: (AddressToSave | string)[] = [];
  const answer = (fields: Record<string, string>, userId: string | null = 'olena') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return answerAddressForm(form, {
      userId,
      addresses: {
        list: async (user) => (user === 'olena' ? [HOME] : []),
        change: async (_user, id, address) => {
          if (refusal !== undefined) return { ok: false, reason: refusal };
          done.push(id, address);
          return { ok: true };
        },
        remove: async (_user, id) => done.push(id),
      },
      textOf: (key) => key,
      next: '/ua/checkout',
    });
  };
  return { done, answer };
}
const { id: _id, type: _type, phone: _phone, isDefault: _isDefault, ...typed } = HOME;
const CHANGE = { intent: 'change-address', addressId: 'home', ...typed, phone: '067 123 45 67' };

describe('the form of a saved address', () => {
  it('puts the changed address in its place, for what it was kept', async () => {
    const { done, answer } = olena();
    const answered = await answer({ ...CHANGE, city: 'Буча' });
    expect(answered).toMatchObject({ status: 303 });
    expect(done).toEqual([
      'home',
      { ...typed, type: 'billing', city: 'Буча', phone: '+380671234567', isDefault: false },
    ]);
    await answer({ ...CHANGE, isDefault: 'on' });
    expect(done.at(-1)).toMatchObject({ isDefault: true });
  });

  it('gives a wrong one back with what was typed, by the rule of its country', async () => {
    const { done, answer } = olena();
    expect(await answer({ ...CHANGE, country: 'PL', postalCode: '0100', label: ' ' })).toMatchObject({
      init: { status: 422 },
      data: {
        text: 'checkout.checkFields',
        errors: { label: 'checkout.missing.addressName', postalCode: 'checkout.error.postalCode' },
        values: { postalCode: '0100', country: 'PL' },
      },
    });
    expect(done).toEqual([]);
  });

  it('says that the customer has the address already', async () => {
    expect(await olena('address-exists').answer(CHANGE)).toMatchObject({
      init: { status: 409 },
      data: { text: 'checkout.addressExists', values: { city: 'Київ' } },
    });
    expect(await olena('address-not-found').answer(CHANGE)).toMatchObject({ status: 303 });
  });

  it('touches nobody else’s', async () => {
    const { done, answer } = olena();
    expect(await answer(CHANGE, 'marek')).toMatchObject({ status: 303 });
    expect(await answer({ ...CHANGE, intent: 'remove-address' }, 'marek')).toMatchObject({ status: 303 });
    expect(await answer(CHANGE, null)).toBeNull();
    expect(done).toEqual([]);
  });

  it('removes one, and leaves other forms to others', async () => {
    const { done, answer } = olena();
    expect(await answer({ intent: 'remove-address', addressId: 'home' })).toMatchObject({ status: 303 });
    expect(await answer({ intent: 'accept', addressId: 'home' })).toBeNull();
    expect(await answer({ addressId: 'home' })).toBeNull();
    expect(done).toEqual(['home']);
  });
});
