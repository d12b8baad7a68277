import { expect, test } from 'vitest';
import { doneOn } from '../../../domain/account/done-cookie.ts';
import { addressContent, type SavedAddress } from '../../../domain/account/saved-address.ts';
import { addressAsked, answerSavedAddress, type AddressActions } from './answer-saved-address.ts';

const HOME = '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const FOREIGN = '1f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const GONE = '2f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const home: SavedAddress = {
  id: HOME,
  label: 'Дім',
  type: 'shipping',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
  phone: null,
  isDefault: true,
};
const TYPED = {
  intent: 'save-address',
  label: 'Дача',
  type: 'installation',
  fullName: 'Олена Коваль',
  street: 'вул. Лісова, 2',
  apartment: '',
  city: 'Буча',
  postalCode: '',
  country: 'UA',
  phone: '',
};

/** Addresses of Olena, who has one; `calls` is what was asked of the shop. */
function actions(fields: Partial<AddressActions['addresses']> = {}) {
  const calls: unknown[][] = [];
  const taken: AddressActions = {
    userId: 'olena',
    tab: '/ua/profile/personal',
    addresses: {
      isForeign: (_, id) => Promise.resolve(id === FOREIGN),
      save: (...given) =>
        Promise.resolve(calls.push(['save', ...given])).then(() => ({ ok: true, isRenamed: false })),
      change: (...given) => Promise.resolve(calls.push(['change', ...given])).then(() => ({ ok: true })),
      remove: (...given) => Promise.resolve(calls.push(['remove', ...given])),
      setDefault: (_, id) => Promise.resolve({ ok: id === HOME }),
      ...fields,
    },
  };
  return { taken, calls };
}
async function send(fields: Record<string, string>, taken = actions().taken) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await answerSavedAddress(form, taken);
  if (answer instanceof Response) {
    const done = doneOn(taken.tab, answer.headers.get('Set-Cookie'));
    return { status: answer.status, to: answer.headers.get('Location'), done };
  }
  return answer && { status: answer.init?.status, ...answer.data };
}
const to = (done: string) => ({ status: 303, to: '/ua/profile/personal#addresses', done });

test('a form without an id saves a new address, one with an id changes that, if it is what the form was made of', async () => {
  const { taken, calls } = actions();
  expect(await send(TYPED, taken)).toEqual(to('address-saved'));
  expect(
    await send({ ...TYPED, addressId: HOME, before: addressContent(home), isDefault: 'on' }, taken),
  ).toEqual(to('address-saved'));
  expect(calls).toMatchObject([
    ['save', 'olena', { city: 'Буча', type: 'installation', phone: null, isDefault: false }],
    ['change', 'olena', HOME, { city: 'Буча', isDefault: true }, { before: addressContent(home) }],
  ]);
});

test('who saves an address that is there already is told that it has another label now', async () => {
  const { taken } = actions({ save: () => Promise.resolve({ ok: true, isRenamed: true }) });
  expect(await send(TYPED, taken)).toEqual(to('address-renamed'));
});

test('label, name, street, city and country are required (C §5)', async () => {
  for (const name of ['label', 'fullName', 'street', 'city', 'country']) {
    expect(await send({ ...TYPED, [name]: ' ' })).toMatchObject({
      status: 422,
      reason: 'address-fields-missing',
      values: { street: name === 'street' ? ' ' : TYPED.street },
    });
  }
  expect(await send({ ...TYPED, postalCode: '1' })).toMatchObject({
    status: 422,
    reason: 'address-fields-wrong',
    errors: { postalCode: 'checkout.error.postalCode' },
  });
});

test('what the shop refuses comes back with what was typed', async () => {
  const full = actions({ save: () => Promise.resolve({ ok: false, reason: 'too-many-addresses' }) });
  expect(await send(TYPED, full.taken)).toMatchObject({ status: 409, reason: 'too-many-addresses' });
  const edit = { ...TYPED, addressId: HOME, before: 'other' };
  const changed = actions({
    change: () => Promise.resolve({ ok: false, reason: 'address-changed', address: home }),
  });
  expect(await send(edit, changed.taken)).toMatchObject({
    status: 409,
    reason: 'address-changed',
    current: home,
    values: { city: 'Буча' },
  });
  const gone = actions({ change: () => Promise.resolve({ ok: false, reason: 'address-not-found' }) });
  expect(await send(edit, gone.taken)).toMatchObject({ status: 404, reason: 'address-not-found' });
  expect(await send({ intent: 'default-address', addressId: GONE })).toMatchObject({ status: 404 });
});

test('removing what is gone is done already', async () => {
  const { taken, calls } = actions();
  expect(await send({ intent: 'remove-address', addressId: GONE }, taken)).toEqual(to('address-removed'));
  expect(calls).toEqual([['remove', 'olena', GONE]]);
  expect(await send({ intent: 'remove-address', addressId: 'x' }, taken)).toEqual(to('address-removed'));
});

test('another customer’s address is refused whatever is asked of it (R24), and forms of other kinds are left alone', async () => {
  for (const intent of ['save-address', 'remove-address', 'default-address']) {
    const { taken, calls } = actions();
    await expect(send({ ...TYPED, intent, addressId: FOREIGN }, taken)).rejects.toMatchObject({
      init: { status: 403 },
    });
    expect(calls).toEqual([]);
  }
  expect(await send({ intent: 'details' })).toBeNull();
});

test('the query of the tab names what of an address is shown', async () => {
  const ask = (query: string) => addressAsked(new URLSearchParams(query), [home], actions().taken);
  expect(await ask('')).toEqual({ view: 'list' });
  expect(await ask('address=new')).toEqual({ view: 'new' });
  expect(await ask(`address=${HOME}`)).toEqual({ view: 'edit', address: home });
  expect(await ask(`remove=${HOME}`)).toEqual({ view: 'remove', address: home });
  expect([await ask(`address=${GONE}`), await ask('remove=new')]).toEqual([
    { view: 'gone' },
    { view: 'gone' },
  ]);
  await expect(ask(`address=${FOREIGN}`)).rejects.toMatchObject({ init: { status: 403 } });
});
