import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { beginAcceptance } from './accept-form.tsx';
import { answerQuoteForm } from './answer-quote-form.ts';

const ASKED = {
  firstName: 'Олена',
  lastName: 'Коваль',
  email: 'olena@example.com',
  phone: '+380671234567',
  country: 'UA',
  city: 'київ ',
  postalCode: '',
  address: '',
  method: 'standard',
} as const;
const HOME: SavedAddress = {
  id: 'home',
  label: 'Дім',
  type: 'shipping',
  fullName: 'Марія Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
  phone: null,
  isDefault: false,
};
const DEFAULT: SavedAddress = { ...HOME, isDefault: true };

describe('the form of an offer', () => {
  it('begins with the default of the saved addresses, else with what the request said', () => {
    const { addressId, shipping } = beginAcceptance(ASKED, [{ ...HOME, id: 'other' }, DEFAULT], null);
    expect(addressId).toBe('home');
    expect(shipping).toMatchObject({ firstName: 'Марія', postalCode: '01001', phone: ASKED.phone });
    expect(beginAcceptance(ASKED, [], null)).toMatchObject({ addressId: null, shipping: ASKED });
  });

  it('comes back with what was typed, in the place that its delivery was priced for', () => {
    const sent = {
      ...ASKED,
      addressId: 'gone',
      country: 'PL',
      city: 'Hel',
      postalCode: '1',
      payment: 'card',
    };
    expect(beginAcceptance(ASKED, [HOME], sent)).toEqual({
      addressId: null,
      typed: null,
      shipping: { ...ASKED, postalCode: '1' },
    });
  });

  it('takes a saved address as it is by now', () => {
    const left = {
      ...ASKED,
      addressId: 'home',
      city: 'Київ',
      postalCode: '01001',
      address: 'вул. Сонячна, 1',
    };
    const { addressId, shipping } = beginAcceptance(ASKED, [{ ...HOME, postalCode: '01002' }], left);
    expect([addressId, shipping.postalCode, shipping.email]).toEqual(['home', '01002', ASKED.email]);
  });
});

describe('a saved address that is chosen for an offer', () => {
  const answer = (saved: SavedAddress, fields: Record<string, string> = {}) => {
    const form = new FormData();
    const typed = { ...ASKED, city: 'Львів', postalCode: '79000', address: 'пл. Ринок, 1' };
    const sent = {
      intent: 'accept',
      version: '1',
      payment: 'transfer',
      addressId: saved.id,
      ...typed,
      ...fields,
    };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    return answerQuoteForm(form, {
      textOf: (key) => key,
      addresses: async () => [saved],
      withdraw: () => Promise.reject(new Error('withdrawn')),
      accept: async ({ shipping }) => Response.json(shipping),
    });
  };

  it('counts for more than the fields, which hold what they began with without script', async () => {
    const accepted = await answer(HOME);
    expect(accepted instanceof Response && (await accepted.json())).toMatchObject({
      firstName: 'Марія',
      city: 'Київ',
      postalCode: '01001',
      address: 'вул. Сонячна, 1',
      phone: ASKED.phone,
    });
    const another = await answer(HOME, { addressId: '' });
    expect(another instanceof Response && (await another.json())).toMatchObject({ city: 'Львів' });
  });

  it('that is gone by now is not replaced by what the fields hold: the customer is asked again', async () => {
    expect(await answer(HOME, { addressId: 'deleted' })).toMatchObject({
      init: { status: 409 },
      data: { text: 'checkout.addressGone', values: { addressId: '' } },
    });
  });

  it('is given back to be completed when it lacks something', async () => {
    expect(await answer({ ...HOME, postalCode: '' })).toMatchObject({
      init: { status: 422 },
      data: { values: { addressId: '', city: 'Київ', postalCode: '' } },
    });
    expect(await answer(HOME, { email: 'olena' })).toMatchObject({ data: { values: { addressId: 'home' } } });
  });
});

describe('a form of a quote', () => {
  const actions = {
    textOf: (key: string) => key,
    addresses: async () => [],
    withdraw: async (version: number) =>
      version === 1 ? Response.json('withdrawn') : { status: 409, text: 'changed' },
    accept: async ({ shipping }: { shipping: { method: string } }) => Response.json(shipping.method),
  };
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it('orders by the method of the offer, whatever it sends', async () => {
    const place = { city: 'Львів', postalCode: '79000', address: 'пл. Ринок, 1' };
    const sent = {
      ...ASKED,
      ...place,
      intent: 'accept',
      version: '1',
      payment: 'transfer',
      method: 'express',
    };
    const answer = await answerQuoteForm(formOf(sent), actions);
    expect(answer instanceof Response && (await answer.json())).toBe('standard');
  });

  it('takes a request back that is as it was seen, and says so where it is not', async () => {
    const withdraw = (version: string) => answerQuoteForm(formOf({ intent: 'withdraw', version }), actions);
    expect(await withdraw('1')).toBeInstanceOf(Response);
    expect(await withdraw('0')).toMatchObject({ init: { status: 409 }, data: { text: 'changed' } });
    await expect(withdraw('x')).rejects.toMatchObject({ init: { status: 400 } });
  });
});
