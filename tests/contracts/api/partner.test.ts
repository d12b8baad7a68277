import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_CALLS_USUAL, type KeyScope } from '../../../src/domain/partners/api-key.ts';
import { listAudit } from '../../../src/server/audit/audit-log.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import { rateLimits } from '../../../src/server/http/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  setKeyLimit,
} from '../../../src/server/partners/api-keys.ts';
import { readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { partnerKeys } from '../../support/partner-key.ts';
import { addStaffRow } from '../../support/staff-row.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);
const anna = await addStaffRow(database);
const make = async (scopes: KeyScope[], name = `ERP ${randomUUID()}`, id = randomUUID()) =>
  createApiKey(database)({ id, name, scopes, callsPerMinute: KEY_CALLS_USUAL, staffId: anna });

const keyOf = partnerKeys(database, anna);
type Key = Awaited<ReturnType<typeof keyOf>>;
let all: Key;
beforeAll(async () => {
  all = await keyOf('read-stock', 'write-stock', 'read-orders');
});

const put = (items: unknown, { headers }: Pick<Key, 'headers'> = all) =>
  api('/partner/stock', { method: 'PUT', headers, body: JSON.stringify({ items }) });
const rowOf = async (id: number) => {
  const [row] = await database
    .select({ articleNumber: products.articleNumber, stock: products.stock })
    .from(products)
    .where(eq(products.id, id));
  return row ?? { articleNumber: '', stock: -1 };
};
/** What should lie on the shelf of a product by what a program reads. */
const expectedOf = async (id: number) => {
  const listed = await (await api(`/partner/stock?after=${id - 1}`, all)).json();
  const [row] = (listed as { data: { id: number; free: number; reserved: number }[] }).data;
  return row?.id === id ? row.free + row.reserved : -1;
};
const move = (moves: unknown, items: unknown = [], { headers }: Pick<Key, 'headers'> = all) =>
  api('/partner/stock', { method: 'PUT', headers, body: JSON.stringify({ items, moves }) });
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;

test('only a key in force with the right is let in, whoever is signed in', async () => {
  const customer = await signedIn();
  const reader = await keyOf('read-stock');
  const reasons = await Promise.all(
    [
      {},
      customer.headers,
      { authorization: 'Bearer promin_x' },
      { authorization: `Bearer promin_${'A'.repeat(43)}` },
      { authorization: all.headers.authorization.replace('Bearer', 'Basic') },
    ].map(async (headers) => {
      const answer = await api('/partner/stock', { headers });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      return [answer.status, (await readProblem(answer)).details.reason];
    }),
  );
  expect(new Set(reasons.map(String))).toEqual(new Set(['401,unknown-key']));
  expect((await api('/partner/stock', reader)).status).toBe(200);
  for (const answer of [await put([], reader), await api('/partner/orders', reader)]) {
    expect(answer.status).toBe(403);
    expect((await readProblem(answer)).details.reason).toBe('scope-missing');
  }
});

test('a key that is revoked opens nothing from then on; revoking it again changes and logs nothing', async () => {
  const key = await keyOf('read-stock');
  expect((await api('/partner/stock', key)).status).toBe(200);
  const revoke = () => revokeApiKey(database)({ id: key.id, staffId: anna });
  expect(await revoke()).toBe(true);
  expect((await api('/partner/stock', key)).status).toBe(401);
  expect(await revoke()).toBe(true);
  expect(await revokeApiKey(database)({ id: randomUUID(), staffId: anna })).toBe(false);
  const { entries } = await listAudit(database)({ subject: 'api-key', subjectId: key.id });
  expect(entries.map(({ action }) => action)).toEqual(['key-revoked', 'key-created']);
});

test('a form that is sent twice makes one key, and two keys in force have no name in common', async () => {
  const id = randomUUID();
  const name = `Склад ${id}`;
  const answers = await Promise.all([make(['read-stock'], name, id), make(['read-stock'], name, id)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: 'form-used' });
  expect(await make(['read-stock'], name.toUpperCase())).toEqual({ ok: false, reason: 'name-taken' });
  await revokeApiKey(database)({ id, staffId: anna });
  expect((await make(['read-stock'], name)).ok).toBe(true);
});

test('the key itself is stored nowhere, and its use is noted', async () => {
  const key = await keyOf('read-stock');
  const secret = key.headers.authorization.slice('Bearer '.length);
  const { rows } = await database.execute<{ said: string }>(
    sql`select coalesce(string_agg(said, ' '), '') as said from (
      select to_jsonb(api_keys)::text as said from api_keys union all select to_jsonb(audit_entries)::text from audit_entries) as all_said`,
  );
  expect(rows[0]?.said).not.toContain(secret.slice('promin_'.length, -4));
  const used = async () => (await listApiKeys(database)()).find(({ id }) => id === key.id)?.usedAt;
  expect(await used()).toBeNull();
  await api('/partner/stock', key);
  expect(await used()).not.toBeNull();
});

/** As if a key had called so often in this minute. */
const haveCalled = ({ id }: Key, count: number) => {
  const windowEndsAt = new Date(Date.now() + 3_600_000).toISOString();
  const window = { subject: `api-key:${id}`, count, windowEndsAt };
  return database
    .insert(rateLimits)
    .values(window)
    .onConflictDoUpdate({ target: rateLimits.subject, set: window });
};
const limitOf = async ({ id }: Key) =>
  (await listApiKeys(database)()).find((key) => key.id === id)?.callsPerMinute;

test('each key has its own count of calls', async () => {
  const [busy, calm] = [await keyOf('read-stock'), await keyOf('read-stock')];
  await haveCalled(busy, KEY_CALLS_USUAL);
  const answer = await api('/partner/stock', busy);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await readProblem(answer)).details).toMatchObject({
    reason: 'rate-limited',
    callsPerMinute: KEY_CALLS_USUAL,
  });
  expect((await api('/partner/stock', calm)).status).toBe(200);
});

test('a limit that is changed holds from the next call on, and is logged with its reason', async () => {
  const key = await keyOf('read-stock');
  const set = (callsPerMinute: number, seen: number) =>
    setKeyLimit(database)({ id: key.id, callsPerMinute, seen, why: 'Sale', staffId: anna });
  await haveCalled(key, KEY_CALLS_USUAL);
  expect((await api('/partner/stock', key)).status).toBe(429);
  expect(await set(200, KEY_CALLS_USUAL)).toEqual({ ok: true });
  expect((await api('/partner/stock', key)).status).toBe(200);
  expect(await limitOf(key)).toBe(200);
  await haveCalled(key, 200);
  expect((await readProblem(await api('/partner/stock', key))).details).toMatchObject({
    callsPerMinute: 200,
  });

  // The same press again, and one of a page that shows what held before.
  expect(await set(200, KEY_CALLS_USUAL)).toEqual({ ok: true });
  expect(await set(30, KEY_CALLS_USUAL)).toEqual({ ok: false, reason: 'limit-moved' });
  const { entries } = await listAudit(database)({ subject: 'api-key', subjectId: key.id });
  expect(entries.map(({ action, changes, why }) => [action, changes['callsPerMinute'], why])).toEqual([
    ['key-limit-set', ['60', '200'], 'Sale'],
    ['key-created', ['', '60'], ''],
  ]);

  await revokeApiKey(database)({ id: key.id, staffId: anna });
  expect(await set(30, 200)).toEqual({ ok: false, reason: 'gone' });
});

test('the stock is set by what lies on the shelf, less what orders hold, and logged under the key', async () => {
  const customer = await signedIn();
  const ordered = await api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(checkoutBody([{ id: 101, quantity: 3 }])),
  });
  expect(ordered.status).toBe(201);
  const { articleNumber } = await rowOf(101);
  const expected = await expectedOf(101);
  const answer = await put([{ articleNumber, onShelf: 40, expected }]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: [{ id: 101, articleNumber, reserved: 3, free: 37, missing: 0 }],
  });
  const log = await logOf(101);
  expect(log[0]).toMatchObject({ action: 'stock-moved', staffName: `ERP ${all.id}` });
  expect(log[0]?.changes['stock']?.[1]).toBe('37');

  // The same call again, and one by which less lies there than orders hold.
  expect((await put([{ articleNumber, onShelf: 40, expected }])).status).toBe(200);
  expect(await logOf(101)).toHaveLength(log.length);
  expect(await (await put([{ articleNumber, onShelf: 1, expected: 40 }])).json()).toMatchObject({
    data: [{ free: 0, missing: 2 }],
  });
  expect((await rowOf(101)).stock).toBe(0);
  await put([{ articleNumber, onShelf: 40, expected: 3 }]);

  const listed = await (await api('/partner/stock?after=100', all)).json();
  expect((listed as { data: unknown[] }).data[0]).toEqual({ id: 101, articleNumber, reserved: 3, free: 37 });
});

test('one article number that is not sold refuses the whole call, and says which', async () => {
  const before = await rowOf(102);
  const rented = await rowOf(2001);
  const answer = await put([
    { articleNumber: before.articleNumber, onShelf: before.stock + 5, expected: before.stock },
    { articleNumber: rented.articleNumber, onShelf: 1, expected: 0 },
    { articleNumber: 'NO-SUCH', onShelf: 1, expected: 0 },
  ]);
  expect(answer.status).toBe(422);
  expect((await readProblem(answer)).details.articleNumbers).toEqual([rented.articleNumber, 'NO-SUCH']);
  expect((await rowOf(102)).stock).toBe(before.stock);
});

test('a count that is based on another number is refused, with what there is now, and the whole call with it', async () => {
  const [one, other] = [await rowOf(105), await rowOf(106)];
  const counts = (expected: number) => [
    { articleNumber: one.articleNumber, onShelf: one.stock + 1, expected: one.stock },
    { articleNumber: other.articleNumber, onShelf: 70, expected },
  ];
  const answer = await put(counts(other.stock + 1));
  expect(answer.status).toBe(409);
  expect((await readProblem(answer)).details).toMatchObject({
    reason: 'stock-refused',
    lines: [
      { articleNumber: other.articleNumber, reason: 'moved-meanwhile', free: other.stock, reserved: 0 },
    ],
  });
  expect((await rowOf(105)).stock).toBe(one.stock);
  expect((await put(counts(other.stock))).status).toBe(200);
  expect((await rowOf(106)).stock).toBe(70);
  // A lost answer is asked for again; so it is, whatever it was based on.
  expect((await put(counts(other.stock))).status).toBe(200);
});

test('what comes and goes moves the stock once by its key, in its order, logged with its reason and note', async () => {
  const { articleNumber, stock } = await rowOf(107);
  const moves = [
    { articleNumber, by: 24, reason: 'delivery', key: randomUUID(), note: 'Накладна 1187' },
    { articleNumber, by: -(stock + 20), reason: 'damage', key: randomUUID() },
  ];
  const answer = await move(moves);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: [{ id: 107, free: 4, missing: 0 }] });
  const log = await logOf(107);
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'stock-moved', staffName: all.name, changes: { reason: ['', 'damage'] }, why: '' },
    {
      staffName: all.name,
      changes: { stock: [String(stock), String(stock + 24)], reason: ['', 'delivery'] },
      why: 'Накладна 1187',
    },
  ]);
  // Again, and again in capitals: nothing moves.
  expect((await move(moves)).status).toBe(200);
  expect((await move(moves.map((each) => ({ ...each, key: each.key.toUpperCase() })))).status).toBe(200);
  expect((await rowOf(107)).stock).toBe(4);
  expect(await logOf(107)).toHaveLength(log.length);
});

test('less than nothing, too much, and a key that moved something else are refused, and nothing is written', async () => {
  const [{ articleNumber, stock }, other] = [await rowOf(108), await rowOf(111)];
  const key = randomUUID();
  expect((await move([{ articleNumber, by: 1, reason: 'delivery', key }])).status).toBe(200);
  const refused = async (moves: unknown) => {
    const answer = await move(moves);
    expect(answer.status).toBe(409);
    return (await readProblem(answer)).details.lines;
  };
  const good = { articleNumber: other.articleNumber, by: 1, reason: 'correction', key: randomUUID() };
  expect(
    await refused([good, { articleNumber, by: -(stock + 2), reason: 'own-use', key: randomUUID() }]),
  ).toEqual([{ articleNumber, reserved: 0, free: stock + 1, reason: 'below-zero' }]);
  expect(await refused([good, { articleNumber, by: 2, reason: 'delivery', key }])).toMatchObject([
    { reason: 'key-used' },
  ]);
  expect(await refused([{ ...good, key }])).toMatchObject([{ reason: 'key-used' }]);
  const many = Array.from({ length: 11 }, () => ({ ...good, by: 100_000, key: randomUUID() }));
  expect(await refused(many)).toMatchObject([{ reason: 'too-many' }, { reason: 'too-many' }]);
  expect((await rowOf(111)).stock).toBe(other.stock);
});

test('the same call side by side moves once, and a key for two products side by side moves one of them', async () => {
  const [one, other] = [await rowOf(112), await rowOf(113)];
  const same = [{ articleNumber: one.articleNumber, by: 5, reason: 'delivery', key: randomUUID() }];
  const answers = await Promise.all([move(same), move(same), move(same)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await rowOf(112)).stock).toBe(one.stock + 5);
  const key = randomUUID();
  const both = await Promise.all(
    [one, other].map(({ articleNumber }) => move([{ articleNumber, by: 7, reason: 'delivery', key }])),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const pieces = (await rowOf(112)).stock + (await rowOf(113)).stock;
  expect(pieces).toBe(one.stock + 5 + other.stock + 7);
});

const count = { articleNumber: 'A', onShelf: 1, expected: 1 };
const moved = { articleNumber: 'B', by: 1, reason: 'delivery', key: randomUUID() };
test.each([
  ['no lines', {}],
  ['no items', { items: [] }],
  ['less than nothing', { items: [{ ...count, onShelf: -1 }] }],
  ['half a piece', { items: [{ ...count, onShelf: 1.5 }] }],
  ['more than any shelf holds', { items: [{ ...count, onShelf: 100_001 }] }],
  ['a count that is based on nothing', { items: [{ articleNumber: 'A', onShelf: 1 }] }],
  ['an unknown field', { items: [{ ...count, free: 2 }] }],
  ['a number twice', { items: [count, { ...count, onShelf: 2 }] }],
  ['a number that is counted and moved', { items: [count], moves: [{ ...moved, articleNumber: 'A' }] }],
  ['a key twice', { moves: [moved, { ...moved, key: moved.key.toUpperCase() }] }],
  ['nothing that moved', { moves: [{ ...moved, by: 0 }] }],
  ['pieces as text', { moves: [{ ...moved, by: '1' }] }],
  ['a reason that there is not', { moves: [{ ...moved, reason: 'sale' }] }],
  ['a key that is none', { moves: [{ ...moved, key: '1187' }] }],
  ['half of a character', { moves: [{ ...moved, note: '\ud800' }] }],
  ['a note that is too long', { moves: [{ ...moved, note: 'x'.repeat(301) }] }],
  ['too many', { items: Array.from({ length: 501 }, (_, at) => ({ ...count, articleNumber: `A${at}` })) }],
  [
    'too many together',
    {
      items: Array.from({ length: 500 }, (_, at) => ({ ...count, articleNumber: `A${at}` })),
      moves: [moved],
    },
  ],
])('a body with %s is refused', async (_, body) => {
  const { headers } = all;
  const answer = await api('/partner/stock', { method: 'PUT', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(400);
  expect((await readProblem(answer)).details.reason).toBe('invalid-body');
});

test('a note with NUL is refused', async () => {
  const answer = await move([{ ...moved, note: 'a\0b' }]);
  expect(answer.status).toBe(400);
});

test('orders come by their last change, each change once more, and none is left out between pages', async () => {
  const settle = () =>
    database
      .update(orders)
      .set({ updatedAt: sql`now() - interval '1 minute' + random() * interval '10 seconds'` });
  const customer = await signedIn();
  const place = async (id: number) =>
    api('/create-checkout-session', {
      method: 'POST',
      headers: customer.headers,
      body: JSON.stringify(checkoutBody([{ id, quantity: 1 }])),
    });
  await place(103);
  await place(104);
  interface Page {
    data: { id: string }[];
    next: string | null;
    hasMore: boolean;
  }
  const ask = async (after: string | null): Promise<Page> =>
    (
      await api(`/partner/orders${after === null ? '' : `?after=${encodeURIComponent(after)}`}`, all)
    ).json() as Promise<Page>;
  await settle();
  const first = await ask(null);
  expect(first.data.length).toBeGreaterThan(1);
  expect(first.hasMore).toBe(false);
  const nothing = await ask(first.next);
  expect(nothing).toEqual({ data: [], next: first.next, hasMore: false });
  const changed = first.data[0]?.id ?? '';
  await database
    .update(orders)
    .set({ updatedAt: sql`now() - interval '20 seconds'` })
    .where(eq(orders.id, changed));
  expect((await ask(first.next)).data.map(({ id }) => id)).toEqual([changed]);
  // What has just changed waits until no call that began before it can still write.
  await database
    .update(orders)
    .set({ updatedAt: sql`now() + interval '1 hour'` })
    .where(eq(orders.id, changed));
  expect((await ask(first.next)).data).toEqual([]);
});

test.each([
  'x',
  `2026-02-30T00:00:00.000000Z_${randomUUID()}`,
  `0000-01-01T00:00:00.000000Z_${randomUUID()}`,
  `2026-01-01T25:00:00.000000Z_${randomUUID()}`,
  '2026-13-40T99:00:00.000000Z_x',
  `9999999-01-01_${randomUUID()}`,
  "'; drop table orders; --",
])('the place %s is refused', async (after) => {
  const answer = await api(`/partner/orders?after=${encodeURIComponent(after)}`, all);
  expect(answer.status).toBe(400);
});
