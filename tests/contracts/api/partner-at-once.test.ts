import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { KEY_CALLS_AT_ONCE } from '../../../src/domain/partners/api-key.ts';
import { createApi } from '../../../src/server/api/api.ts';
import type { ShopContext } from '../../../src/server/http/client-address.ts';
import { readProblem } from '../../support/answer.ts';
import { partnerKeys } from '../../support/partner-key.ts';
import { addStaffRow } from '../../support/staff-row.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { shop, appOptions, database, close } = await openTestShop();
afterAll(close);
const keyOf = partnerKeys(database, await addStaffRow(database));
type Key = Awaited<ReturnType<typeof keyOf>>;

/** Calls that wait in the use case until a test ends them, in the order in which they came. */
const open: { end: () => void; fail: () => void }[] = [];
let isHeld = true;
const empty = { stock: [], next: null };
const listStock = () =>
  isHeld
    ? new Promise<typeof empty>((resolve, reject) => {
        open.push({ end: () => resolve(empty), fail: () => reject(new Error('A test ends it.')) });
      })
    : Promise.resolve(empty);
const api = new Hono<ShopContext>();
api.use(async (c, next) => {
  c.set('requestId', 'test-request');
  await next();
});
api.onError((_error, c) => c.text('', 500));
api.route('/', createApi({ ...appOptions, shop: { ...shop, partners: { ...shop.partners, listStock } } }));
const call = (key: Key, init: RequestInit = {}) =>
  Promise.resolve(api.request('http://localhost/partner/stock', { headers: key.headers, ...init }));

/** Opens as many calls of a key as may be in progress, the last of them by `init`; they stay open. */
async function fill(key: Key, init: RequestInit = {}) {
  isHeld = true;
  open.length = 0;
  const calls: Promise<Response>[] = [];
  for (let count = 1; count <= KEY_CALLS_AT_ONCE; count++) {
    calls.push(call(key, count === KEY_CALLS_AT_ONCE ? init : {}));
    await expect.poll(() => open.length).toBe(count);
  }
  isHeld = false;
  return calls;
}
const endAll = async (calls: readonly Promise<Response>[]) => {
  for (const { end } of open) end();
  await Promise.allSettled(calls);
};

test('of a key few calls are in progress at once: the next is refused until one is over', async () => {
  const [busy, calm] = [await keyOf('read-stock'), await keyOf('read-stock')];
  const calls = await fill(busy);
  const refused = await call(busy);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await readProblem(refused)).details).toEqual({
    reason: 'too-many-at-once',
    retryAfterSeconds: 1,
    callsAtOnce: KEY_CALLS_AT_ONCE,
  });
  expect((await call(calm)).status).toBe(200);
  open[0]?.end();
  expect((await calls[0])?.status).toBe(200);
  expect((await call(busy)).status).toBe(200);
  await endAll(calls);
});

test('a call that fails frees its place', async () => {
  const key = await keyOf('read-stock');
  const calls = await fill(key);
  open[0]?.fail();
  expect((await calls[0])?.status).toBe(500);
  expect((await call(key)).status).toBe(200);
  await endAll(calls);
});

test('a call whose client is gone keeps its place until its work is over, and no longer', async () => {
  const key = await keyOf('read-stock');
  const gone = new AbortController();
  const calls = await fill(key, { signal: gone.signal });
  gone.abort();
  expect((await call(key)).status).toBe(429);
  open[KEY_CALLS_AT_ONCE - 1]?.end();
  await Promise.allSettled(calls.slice(-1));
  expect((await call(key)).status).toBe(200);
  await endAll(calls);
});

test('a call without the right frees its place', async () => {
  const key = await keyOf('read-orders');
  isHeld = false;
  for (let count = 0; count <= KEY_CALLS_AT_ONCE; count++) expect((await call(key)).status).toBe(403);
});
