import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_FAVOURITES } from '../../../src/domain/favourites/favourites.ts';
import { favouritesSchema } from '../../../src/server/api/favourites.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import { favourites } from '../../../src/server/favourites/tables.ts';
import { users } from '../../../src/server/account/tables.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);

const every = (await database.select({ id: products.id }).from(products)).map(({ id }) => id);
const callsOf = ({ headers }: SignedInCustomer) => {
  const idsOf = async (answer: Response) => (await readAs(favouritesSchema, answer)).data.ids;
  const add = async (...ids: readonly number[]) =>
    idsOf(await api('/favourites', { method: 'PUT', headers, body: JSON.stringify({ ids }) }));
  const remove = async (...ids: readonly number[]) =>
    idsOf(await api(`/favourites?ids=${ids.join(',')}`, { method: 'DELETE', headers }));
  const list = async () => idsOf(await api('/favourites', { headers }));
  return { add, remove, list };
};
const customer = async () => callsOf(await signedIn());

describe('a list of favourites', () => {
  test('is the customer’s own, the newest first, and every change answers all of it', async () => {
    const [olena, taras] = [await customer(), await customer()];
    expect(await olena.list()).toEqual([]);
    expect(await olena.add(101)).toEqual([101]);
    expect(await olena.add(508)).toEqual([508, 101]);
    expect(await olena.add(201, 202)).toEqual([201, 202, 508, 101]);
    expect(await olena.remove(101, 201)).toEqual([202, 508]);
    expect(await olena.list()).toEqual([202, 508]);
    expect(await taras.list()).toEqual([]);
  });

  test('is the same however often a call is repeated', async () => {
    const { add, remove } = await customer();
    await add(508, 101);
    const merged = await add(201, 101, 202, 201);
    expect(merged).toEqual([201, 202, 508, 101]);
    expect(await add(201, 101, 202)).toEqual(merged);
    await remove(508);
    expect(await remove(508, 2_000_000_000)).toEqual([201, 202, 101]);
  });

  test('leaves out what the shop does not have, and what has no room', async () => {
    const { add, remove } = await customer();
    expect(every.length).toBeGreaterThan(MAX_FAVOURITES);
    const [first = 0, ...others] = every;
    const beyond = every[MAX_FAVOURITES] ?? 0;
    await add(first);
    const wanted = [2_000_000_000, ...others.slice(0, MAX_FAVOURITES - 1)];
    const full = [...wanted.slice(1), first];
    expect(await add(...wanted)).toEqual(full);
    expect(await add(beyond)).toEqual(full);
    await remove(first);
    expect(await add(beyond, first)).toEqual([beyond, ...full.slice(0, -1)]);
  });

  test('holds its limit when many devices add at once', async () => {
    const { add, list } = await customer();
    await add(...every.slice(0, MAX_FAVOURITES - 2));
    const late = every.slice(MAX_FAVOURITES, MAX_FAVOURITES + 8);
    const answers = await Promise.all(late.map(async (id) => (await add(id)).includes(id)));
    expect(answers.filter(Boolean)).toHaveLength(2);
    expect(await list()).toHaveLength(MAX_FAVOURITES);
  });

  test('goes with its customer', async () => {
    const gone = await signedIn();
    await callsOf(gone).add(101);
    await database.delete(users).where(eq(users.id, gone.userId));
    expect(await database.select().from(favourites).where(eq(favourites.userId, gone.userId))).toEqual([]);
  });
});

const { headers } = await signedIn();

describe('refused', () => {
  test('is whoever is not signed in', async () => {
    const { cookie = '', 'x-xsrf-token': token = '' } = headers;
    const nobody = { cookie: cookie.slice(cookie.indexOf('XSRF-TOKEN=')), 'x-xsrf-token': token };
    for (const [path, method] of [
      ['/favourites', 'GET'],
      ['/favourites', 'PUT'],
      ['/favourites?ids=101', 'DELETE'],
    ] as const) {
      const answer = await api(path, { method, headers: nobody });
      expect([answer.status, (await readProblem(answer)).details.reason]).toEqual([401, 'not-signed-in']);
    }
  });

  test.each(['PUT', 'DELETE'])('is a %s without the CSRF pair', async (method) => {
    const answer = await api('/favourites?ids=101', { method, headers: { cookie: headers.cookie ?? '' } });
    expect([answer.status, (await readProblem(answer)).details.reason]).toEqual([403, 'csrf']);
  });

  test.each(['', 'ids=', 'ids=0', 'ids=-1', 'ids=1.5', 'ids=1e2', 'ids=1,', 'ids=99999999999', 'id=1'])(
    'is a DELETE with %j',
    async (query) => {
      const answer = await api(`/favourites?${query}`, { method: 'DELETE', headers });
      expect([answer.status, (await readProblem(answer)).details.reason]).toEqual([400, 'invalid-query']);
    },
  );

  test.each([
    ['no list', {}, 400],
    ['ids that are none', { ids: ['101', 0, 1.5] }, 400],
    ['more than fit', { ids: Array.from({ length: MAX_FAVOURITES + 1 }, (_, index) => index + 1) }, 400],
    ['something else beside it', { ids: [], user: 'other' }, 400],
  ])('is a body with %s', async (_, body, status) => {
    const answer = await api('/favourites', { method: 'PUT', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
    expect((await readProblem(answer)).details.reason).toBe('invalid-body');
  });
});
