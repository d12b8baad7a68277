import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { startShop } from '../../support/shop-process.ts';

const postgres = await startPostgres();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-outage-'));
const shop = await startShop(4198, { dataDirectory, databaseUrl: postgres.url });
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit) => fetch(shop.url + path, { redirect: 'manual', ...init });
const statusesOf = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await ask(path)).status]));
const PAGES = ['/ua', '/pl/solar-panels', '/en/product/101', '/ua/search?q=deye', '/ua/catalogue'];
const allWith = (status: number) => PAGES.map((path) => [path, status]);

async function signIn(): Promise<string> {
  const credentials = { email: 'outage@example.com', password: 'сонце-2026', confirmPassword: 'сонце-2026' };
  const body = new URLSearchParams({ intent: 'register', ...credentials });
  const { headers } = await ask('/ua/auth', { method: 'POST', body });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

const cookie = await signIn();

test('pages are there while the database is', async () => {
  expect(await statusesOf(PAGES)).toEqual(allWith(200));
});

describe('while the database is gone', () => {
  beforeAll(postgres.halt);

  test.each([
    ['/ua/solar-panels', 'Магазин тимчасово недоступний'],
    ['/pl/product/101', 'Sklep jest chwilowo niedostępny'],
    ['/en/search?q=deye', 'The shop is briefly unavailable'],
  ])('%s says so with 503: %s', async (path, title) => {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    const page = await answer.text();
    expect(page).toContain(title);
    expect(page).toContain('</html>');
    expect(page).not.toMatch(/ECONNREFUSED|postgres|select /i);
  });

  test('a customer is told the same, not sent to sign in', async () => {
    for (const path of ['/ua/profile', '/ua/checkout', '/ua/order/0b5b7a3e-6d7b-4f0e-9d27-000000000000']) {
      expect([path, (await ask(path, { headers: { cookie } })).status]).toEqual([path, 503]);
    }
  });

  test('a form is told the same', async () => {
    const body = new URLSearchParams({ intent: 'login', email: 'a@example.com', password: 'whatever' });
    const answer = await ask('/ua/auth', { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  test('the API says so in JSON', async () => {
    const answer = await ask('/api/products');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await readProblem(answer)).message).toBe('The shop is temporarily unavailable');
  });

  test('the process lives and is not ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  });

  test('pages that need no data are there', async () => {
    expect(await statusesOf(['/ua/faq', '/pl/cart', '/ua/auth'])).toEqual([
      ['/ua/faq', 200],
      ['/pl/cart', 200],
      ['/ua/auth', 200],
    ]);
  });
});

test('with the database all is there again, and the customer is still signed in', async () => {
  postgres.resume();
  expect((await ask('/readyz')).status).toBe(200);
  expect(await statusesOf(PAGES)).toEqual(allWith(200));
  expect((await ask('/ua/profile', { headers: { cookie } })).status).toBe(200);
});
