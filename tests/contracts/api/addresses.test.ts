import { afterAll, describe, expect, test } from 'vitest';
import { addressSchema, addressesSchema } from '../../../src/server/api/addresses.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, signedIn, close } = await openTestShop();
afterAll(close);

const HOME = {
  label: 'Дім',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  city: 'Київ',
  country: 'UA',
};
const NOWHERE = '/addresses/4b4f1f6e-0000-4000-8000-000000000000';

const callsOf = ({ headers }: SignedInCustomer) => {
  const call = (method: string, path: string, body?: unknown) =>
    api(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const save = async (body: unknown) =>
    (await readAs(addressSchema, await call('POST', '/addresses', body))).data;
  const list = async () => (await readAs(addressesSchema, await api('/addresses', { headers }))).data;
  return { call, save, list };
};

describe('/addresses', () => {
  test('saves, answers the same one again, changes, chooses the default and removes', async () => {
    const { call, save, list } = callsOf(await signedIn());
    const first = await call('POST', '/addresses', { ...HOME, phone: '067 123 45 67', postalCode: '01001' });
    expect(first.status).toBe(201);
    const home = (await readAs(addressSchema, first)).data;
    expect(home).toMatchObject({ ...HOME, phone: '+380671234567', apartment: '', isDefault: true });
    const again = await call('POST', '/addresses', { ...HOME, phone: '+380671234567', postalCode: '01001' });
    expect([again.status, (await readAs(addressSchema, again)).data]).toEqual([200, home]);

    const cottage = await save({ ...HOME, label: 'Дача', city: 'Буча', type: 'installation' });
    expect(await list()).toEqual([home, cottage]);
    const chosen = await call('PUT', `/addresses/${cottage.id}/default`);
    expect((await readAs(addressesSchema, chosen)).data.map(({ isDefault }) => isDefault)).toEqual([
      false,
      true,
    ]);
    const changed = await call('PUT', `/addresses/${home.id}`, { ...HOME, city: 'Ірпінь' });
    expect((await readAs(addressSchema, changed)).data).toMatchObject({ id: home.id, city: 'Ірпінь' });
    const removed = await call('DELETE', `/addresses/${cottage.id}`);
    expect((await readAs(addressesSchema, removed)).data).toMatchObject([{ id: home.id, isDefault: true }]);
  });

  test('names what is wrong in words', async () => {
    const { call } = callsOf(await signedIn());
    const answer = await call('POST', '/addresses', { ...HOME, city: ' ', postalCode: '00-838', zip: '1' });
    expect(answer.status).toBe(400);
    const { details } = await readProblem(answer);
    expect(details).toMatchObject({
      reason: 'invalid-body',
      errors: expect.arrayContaining([
        { path: 'city', message: 'Enter the town or city' },
        { path: 'postalCode', message: 'Enter the postcode in the format of the chosen country' },
      ]),
    });
  });

  test('is the customer’s own: another one’s is refused as orders are (R24)', async () => {
    const olena = callsOf(await signedIn());
    const marek = callsOf(await signedIn());
    const { id } = await olena.save(HOME);
    const answers = [
      await marek.call('PUT', `/addresses/${id}`, HOME),
      await marek.call('PUT', `/addresses/${id}/default`),
      await marek.call('PUT', `${NOWHERE}/default`),
      await marek.call('PUT', '/addresses/1/default'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404]);
    expect((await marek.call('DELETE', `/addresses/${id}`)).status).toBe(403);
    expect(await olena.list()).toHaveLength(1);
    expect((await api('/addresses')).status).toBe(401);
    expect((await api('/addresses', { method: 'POST', body: JSON.stringify(HOME) })).status).toBe(403);
  });

  test('refuses what would be another one of them', async () => {
    const { call, save } = callsOf(await signedIn());
    await save(HOME);
    const { id } = await save({ ...HOME, city: 'Буча' });
    const answer = await call('PUT', `/addresses/${id}`, HOME);
    expect(answer.status).toBe(409);
    expect((await readProblem(answer)).details.reason).toBe('address-exists');
  });
});
