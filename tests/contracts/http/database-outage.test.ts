import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import en from '../../../src/content/messages/en.json' with { type: 'json' };
import pl from '../../../src/content/messages/pl.json' with { type: 'json' };
import uk from '../../../src/content/messages/uk.json' with { type: 'json' };
import { startPostgres } from '../../support/postgres-server.ts';
import { startShop } from '../../support/shop-process.ts';

const postgres = await startPostgres();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-outage-'));
const logFile = join(dataDirectory, 'log');
const shop = await startShop({
  dataDirectory,
  databaseUrl: postgres.url,
  logFile,
  environment: { LOG_LEVEL: 'info' },
});
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

const linesWith = (words: string) =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(words)).length;

// Statements have a time limit: on a machine that is busy with something else, the first ones of a shop may exceed it.
test('pages are there while the database is', async () => {
  await expect.poll(() => statusesOf(PAGES)).toEqual(allWith(200));
});

let outagesBefore = 0;

describe('while the database is gone', () => {
  beforeAll(() => {
    outagesBefore = linesWith('the built-in list stands in');
    return postgres.halt();
  });

  test.each([
    ['/ua', uk, 'Promin M54B-410, 410\u00A0Вт'],
    ['/ua/solar-panels', uk, 'Promin M54B-410, 410\u00A0Вт'],
    ['/pl/solar-panels?sort=price-desc', pl, 'Promin M54B-410, 410\u00A0W'],
    ['/en/category/3', en, 'Promin H5 hybrid inverter'],
    ['/pl/product/302', pl, 'Falownik hybrydowy Deye SUN-5K-SG03LP1'],
    ['/en/search?q=deye', en, 'Deye SE-G5.1 Pro battery'],
    ['/ua/generators', uk, uk['listing.empty']],
    ['/en/catalogue', en, 'Batteries'],
    ['/ua/compare?ids=110,302', uk, 'Promin M54B-410, 410\u00A0Вт'],
  ])('%s comes from the built-in list, and says so', async (path, texts, shown) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.has('etag')).toBe(false);
    const page = await answer.text();
    expect(page).toContain(shown);
    expect(page).toContain(texts['displayOnly.notice']);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    const main = /<main[^]*<\/main>/.exec(page)?.[0] ?? '';
    for (const words of [
      texts['cart.add'],
      texts['product.card.inStock'],
      texts['product.card.outOfStock'],
    ]) {
      expect(main).not.toContain(`>${words}<`);
    }
  });

  test('the same holds for a page that the browser asks the data of', async () => {
    const answer = await ask('/ua/batteries.data');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain(uk['displayOnly.notice']);
  });

  test.each([
    ['/ua/product/101', uk],
    ['/pl/product/101', pl],
    ['/en/product/101', en],
    ['/ua/solar-panels?page=2', uk],
  ])('%s, of which the list knows nothing, is no page that is not there', async (path, texts) => {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    const page = await answer.text();
    expect(page).toContain(texts['error.page.unavailable.title']);
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
    expect(await readProblem(answer)).toMatchObject({
      message: 'The shop is temporarily unavailable',
      details: { reason: 'unavailable' },
    });
  });

  test('the search box offers what the built-in list has, and keeps nothing of it', async () => {
    const suggest = (term: string) =>
      ask(`/api/search/suggestions?${new URLSearchParams({ q: term, locale: 'pl' })}`);
    const answer = await suggest('deye');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({
      data: {
        products: expect.arrayContaining([
          expect.objectContaining({ id: 302, mark: pl['displayOnly.builtIn'] }),
        ]),
      },
    });
    expect((await suggest('generator')).status).toBe(503);
  });

  test('what a browser has seen before is left out, and takes no page with it', async () => {
    const seen = await ask('/ua/product-cards.data?ids=101,110');
    expect(seen.status).toBe(200);
    expect(await seen.text()).toContain('Promin M54B-410');
    expect((await ask('/ua/product-cards.data?ids=101')).status).toBe(200);
  });

  test('search engines are told to come again, not that there is nothing', async () => {
    const answer = await ask('/sitemap.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  });

  test('a cart is told that nothing is known of its lines, and none is priced by the list', async () => {
    const answer = await ask('/ua/cart/lines.data?ids=110,101');
    expect(answer.status).toBe(200);
    const data = await answer.text();
    expect(data).toContain('"isUnavailable",true');
    expect(data).not.toContain('Promin');
  });

  test('an order is refused with 503, and the checkout says why', async () => {
    const form = await ask('/ua/checkout', {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(),
    });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain(uk['checkout.unavailableText']);
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
  await expect
    .poll(async () => (await ask('/ua/solar-panels')).headers.get('cache-control'))
    .not.toBe('no-store');
  expect(await statusesOf(PAGES)).toEqual(allWith(200));
  for (const path of PAGES) expect(await (await ask(path)).text()).not.toMatch(/noindex"\/>|displayOnly/);
  expect((await ask('/ua/profile', { headers: { cookie } })).status).toBe(200);
});

test('the outage stands in the log in two lines of its own, however many pages were asked for', async () => {
  await expect.poll(() => linesWith('the catalogue is back')).toBe(outagesBefore + 1);
  expect(linesWith('the built-in list stands in')).toBe(outagesBefore + 1);
});
