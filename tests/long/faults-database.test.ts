import { afterAll, afterEach, expect, test } from 'vitest';
import { onServer } from '../support/built-shop.ts';
import { readProblem } from '../support/answer.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { openWatchedShop } from '../support/watched-shop.ts';

const postgres = await startPostgres();
afterAll(postgres.stop);
const network = await openDatabaseProxy(postgres.url, 4556);
afterAll(network.close);
const shop = await openWatchedShop({ data: onServer(network.url) });

async function signIn(): Promise<string> {
  const credentials = { email: 'faults@example.com', password: 'сонце-2026', confirmPassword: 'сонце-2026' };
  const body = new URLSearchParams({ intent: 'register', ...credentials });
  const { headers } = await shop.ask('/ua/auth', { method: 'POST', body });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return cookies.join('; ');
}
const headers = { cookie: await signIn() };

/** What only the database knows: nothing that the shop may have kept can answer these. */
const profile = () => shop.ask('/pl/profile', { headers });
const orders = () => shop.ask('/api/orders', { headers });

async function answersAsAlways() {
  expect((await shop.ask('/readyz')).status).toBe(200);
  expect([(await profile()).status, (await orders()).status]).toEqual([200, 200]);
}
async function saysThatItIsUnavailable() {
  const [page, data] = await Promise.all([profile(), orders()]);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
  const number = page.headers.get('x-request-id');
  const text = await page.text();
  expect(text).toMatch(/lang="pl"[^]*Sklep jest chwilowo niedostępny/);
  expect(text).toContain(number);
  expect([data.status, data.headers.get('retry-after')]).toEqual([503, '30']);
  const { message, details } = await readProblem(data);
  expect([message, details.requestId]).toEqual([
    'The shop is temporarily unavailable',
    data.headers.get('x-request-id'),
  ]);
  for (const each of [number, data.headers.get('x-request-id')]) {
    await expect.poll(() => shop.logOf(each)).toContain('database unavailable');
  }
}
const lives = async () => {
  expect((await shop.ask('/healthz')).status).toBe(200);
  expect((await shop.ask('/ua/faq')).status).toBe(200);
};

afterEach(async () => {
  await network.pass();
  await answersAsAlways();
  expect(shop.complaints()).toEqual([]);
});

test('a database that answers after two seconds makes the shop slow and nothing worse', async () => {
  await network.delay(2000);
  const answered = Promise.all([profile(), orders()]);
  await lives();
  expect((await answered).map(({ status }) => status)).toEqual([200, 200]);
});

test('more visitors than a slow database can serve are told so, without holding up anybody else', async () => {
  await network.delay(2000);
  const before = shop.memory();
  const answered = Promise.all(
    Array.from({ length: 40 }, (_, number) => (number % 2 ? profile() : orders())),
  );
  await lives();
  const statuses = (await answered).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(shop.memory() - before).toBeLessThan(200);
});

test('a database that refuses connections is told at once, and found again', async () => {
  await network.refuse();
  await saysThatItIsUnavailable();
  expect((await shop.ask('/readyz')).status).toBe(503);
  await lives();
});

test('a database that accepts connections and says nothing is given up for those that wait', async () => {
  await network.hang();
  const waiting = Promise.all(Array.from({ length: 20 }, (_, number) => (number % 2 ? profile() : orders())));
  await lives();
  expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([503]));
});
