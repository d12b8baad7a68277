import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { addressContent, MAX_ADDRESSES, type AddressToSave } from '../../domain/account/saved-address.ts';
import {
  isForeignAddress,
  listAddresses,
  removeAddress,
  changeAddress,
  saveAddress,
  setDefaultAddress,
} from './saved-addresses.ts';
import { addresses } from './tables.ts';

const { database } = await openTestDatabase();
let customers = 0;
async function newCustomer() {
  const userId = `customer-${++customers}`;
  await addCustomers(database, userId);
  return userId;
}

const list = listAddresses(database);
const isForeign = isForeignAddress(database);
const save = saveAddress(database);
const change = changeAddress(database);
const remove = removeAddress(database);
const setDefault = setDefaultAddress(database);

const NOWHERE = '4b4f1f6e-0000-4000-8000-000000000000';
const address = (city: string, rest: Partial<AddressToSave> = {}): AddressToSave => ({
  label: city,
  type: 'shipping',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '',
  city,
  postalCode: '01001',
  country: 'UA',
  phone: null,
  isDefault: false,
  ...rest,
});
async function saved(userId: string, ...given: Parameters<typeof address>) {
  const result = await save(userId, address(...given));
  if (!result.ok) throw new Error(result.reason);
  return result.address;
}
const defaultsOf = async (userId: string) =>
  (await list(userId)).filter(({ isDefault }) => isDefault).map(({ city }) => city);
const citiesOf = async (userId: string) => (await list(userId)).map(({ city }) => city);

describe('a customer’s addresses', () => {
  test('stand in the order they were saved in; the first one is the default', async () => {
    const userId = await newCustomer();
    await saved(userId, 'Київ');
    await saved(userId, 'Львів');
    expect(await citiesOf(userId)).toEqual(['Київ', 'Львів']);
    expect(await defaultsOf(userId)).toEqual(['Київ']);
  });

  test('are each kept once, however often and at once they are saved, under the label that was given last', async () => {
    const userId = await newCustomer();
    const results = await Promise.all(
      ['Дім', 'Знову', 'Ще раз'].map((label) => save(userId, address('Київ', { label }))),
    );
    expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
    expect(await list(userId)).toHaveLength(1);
    const again = await save(userId, address('Київ', { label: 'Дача' }));
    expect(again).toMatchObject({ isNew: false, isRenamed: true, address: { label: 'Дача' } });
    expect(await save(userId, address('Київ', { label: 'Дача' }))).toMatchObject({ isRenamed: false });
    expect((await list(userId)).map(({ label }) => label)).toEqual(['Дача']);
    await saved(userId, 'Київ', { phone: '+380671234567' });
    expect(await list(userId)).toHaveLength(2);
  });

  test('are not without number, even when many are saved at once', async () => {
    const userId = await newCustomer();
    const results = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 3 }, (_, number) => save(userId, address(`Місто ${number}`))),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, reason: 'too-many-addresses' })),
    );
    expect(await list(userId)).toHaveLength(MAX_ADDRESSES);
    const [first] = await list(userId);
    expect(await save(userId, address(first?.city ?? ''))).toMatchObject({ ok: true, isNew: false });
  });

  test('are their owner’s alone', async () => {
    const [olena, marek] = [await newCustomer(), await newCustomer()];
    const { id } = await saved(olena, 'Київ');
    expect(await list(marek)).toEqual([]);
    expect(await change(marek, id, address('Одеса'))).toEqual({ ok: false, reason: 'address-not-found' });
    expect(await setDefault(marek, id)).toEqual({ ok: false, reason: 'address-not-found' });
    await remove(marek, id);
    expect([await isForeign(marek, id), await isForeign(olena, id), await isForeign(olena, NOWHERE)]).toEqual(
      [true, false, false],
    );
    expect(await citiesOf(olena)).toEqual(['Київ']);
  });

  test('are changed as a whole, but none into another one', async () => {
    const userId = await newCustomer();
    const home = await saved(userId, 'Київ');
    const office = await saved(userId, 'Львів');
    const moved = await change(userId, office.id, address('Одеса', { label: 'Офіс', isDefault: true }));
    expect(moved).toMatchObject({ ok: true, address: { id: office.id, city: 'Одеса', isDefault: true } });
    expect(await defaultsOf(userId)).toEqual(['Одеса']);
    expect(await change(userId, home.id, address('Одеса'))).toEqual({ ok: false, reason: 'address-exists' });
    expect(await change(userId, NOWHERE, address('Рівне'))).toMatchObject({ reason: 'address-not-found' });
    await change(userId, office.id, address('Одеса'));
    expect(await defaultsOf(userId)).toEqual(['Одеса']);
  });

  test('are changed by the first of two windows, and by the second once it has seen that', async () => {
    const userId = await newCustomer();
    const home = await saved(userId, 'Київ');
    const before = addressContent(home);
    const [first, second] = await Promise.all([
      change(userId, home.id, address('Львів'), { before }),
      change(userId, home.id, address('Одеса'), { before }),
    ]);
    const refused = [first, second].filter((changed) => !changed.ok && changed.reason === 'address-changed');
    expect(refused).toHaveLength(1);
    const [now] = await list(userId);
    if (!now) throw new Error('The address is gone');
    expect(refused).toMatchObject([{ address: { city: now.city } }]);
    await setDefault(userId, home.id);
    expect(await change(userId, home.id, address('Рівне'), { before: addressContent(now) })).toMatchObject({
      ok: true,
    });
    expect(await citiesOf(userId)).toEqual(['Рівне']);
  });

  test('have one default whoever writes: the database refuses a second', async () => {
    const userId = await newCustomer();
    await saved(userId, 'Київ');
    const second = database.insert(addresses).values({ userId, ...address('Львів'), isDefault: true });
    await expect(second).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ code: '23505' }) }),
    );
  });

  test('lose their default to the first that remains', async () => {
    const userId = await newCustomer();
    await saved(userId, 'Київ');
    await saved(userId, 'Львів');
    const { id } = await saved(userId, 'Одеса', { isDefault: true });
    expect((await remove(userId, id)).map(({ city, isDefault }) => [city, isDefault])).toEqual([
      ['Київ', true],
      ['Львів', false],
    ]);
    expect(await defaultsOf(userId)).toEqual(['Київ']);
    expect(await remove(userId, id)).toHaveLength(2);
  });
});

test('whatever is done, exactly one of the addresses that there are is the default', async () => {
  const place = fc.integer({ min: 0, max: 4 });
  const step = fc.record({
    does: fc.constantFrom('save', 'change', 'remove', 'default'),
    city: place,
    at: place,
    isDefault: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const userId = await newCustomer();
      for (const { does, city, at, isDefault } of steps) {
        const id = (await list(userId))[at]?.id ?? NOWHERE;
        if (does === 'save') await save(userId, address(`Місто ${city}`, { isDefault }));
        if (does === 'change') await change(userId, id, address(`Місто ${city}`, { isDefault }));
        if (does === 'remove') await remove(userId, id);
        if (does === 'default') await setDefault(userId, id);
        const all = await list(userId);
        expect(await defaultsOf(userId)).toHaveLength(Math.min(1, all.length));
        expect(new Set(all.map(({ city: name }) => name)).size).toBe(all.length);
      }
    }),
    { numRuns: 15 },
  );
});
