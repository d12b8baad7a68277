import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../src/content/messages/en.json' with { type: 'json' };
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { onServer, seededData } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { orderBody, register } from '../support/http-customer.ts';
import { startShop, type Running } from '../support/shop-process.ts';
import { seedPrice } from '../support/seed-price.ts';
import { serverDatabase } from '../support/test-database.ts';
import { sql } from 'drizzle-orm';

/** The shop that is read from is this shop's own kind: its read API is the reference of a remote catalogue. */
const REMOTE = await freePort();
const databaseUrl = await serverDatabase();
const remoteData = onServer(databaseUrl);
const startRemote = () => startShop({ ...remoteData, port: REMOTE });
let remote: Running = await startRemote();
const database = connectPostgres(databaseUrl, { poolSize: 1 });
await database.database.execute(sql`
  with copied as (
    insert into products (id, category_id, article_number, brand, kind, pictures, stock, warranty_months)
    select 4711, category_id, 'ONLY-THERE', 'Deye', kind, pictures, 9, 12 from products where id = 302 returning id
  ), priced as (
    insert into product_prices (product_id, currency, term, minor) values (4711, 'UAH', 'sale', 1234500), (4711, 'PLN', 'sale', 99900)
  )
  insert into product_texts (product_id, locale, name, summary, description, specification_text, search_name, search_text)
  select 4711, locale, 'Only there ' || locale, '', 'Kept by another shop', '', 'only there', 'only there' from product_texts where product_id = 302`);
await database.database.execute(
  sql`update product_prices set minor = 7700 where product_id = 302 and currency = 'UAH'`,
);
const own = await startShop({
  ...(await seededData()),
  environment: {
    CATALOGUE_URL: `http://127.0.0.1:${REMOTE}/api`,
    CATALOGUE_REMEMBER_SECONDS: '0',
    CATALOGUE_TIMEOUT_MS: '60000', // a busy machine is no other shop that is gone
  },
});
afterAll(async () => {
  await own.stop();
  await remote.stop();
  await database.close();
});

const ask = (path: string) => fetch(own.url + path, { redirect: 'manual' });
const pageOf = async (path: string) => {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

test.each([
  '/en',
  '/en/inverters',
  '/en/inverters?sort=price-asc&page=1',
  '/en/category/3',
  '/en/catalogue',
  '/en/product/302',
  '/en/search?q=deye',
  '/en/search?q=deye&inStock=1',
  '/pl/generators',
])('%s is made of the other shop’s catalogue', async (path) => {
  expect(await pageOf(path)).not.toContain(en['displayOnly.notice']);
});

test('a listing has as many products as there, in its order', async () => {
  const [here, there] = await Promise.all(
    [own, remote].map(async ({ url }) => {
      const query = 'categoryId=3&sort=pricing_and_inventory.price:desc&pagination[pageSize]=100&locale=en';
      return (await fetch(`${url}/api/products?${query}`)).json() as Promise<{ data: { id: number }[] }>;
    }),
  );
  expect(there?.data.map(({ id }) => id)).toContain(4711);
  expect(here?.data.map(({ id }) => id)).toEqual(there?.data.map(({ id }) => id));
});

describe('a product that this shop does not keep', () => {
  test('is shown with the other shop’s prices in both currencies, and cannot be ordered', async () => {
    const page = await pageOf('/en/product/4711');
    expect(page).toContain('Only there en');
    expect(page).toContain('12,345'); // without tax
    expect(page).toContain(en['displayOnly.elsewhereText'].split('’')[0]);
    expect(/<main[^]*?id="related"/.exec(page)?.[0]).not.toContain(`>${en['cart.add']}<`);
    const zloty = await fetch(`${own.url}/en/product/4711`, { headers: { cookie: 'userCurrency=PLN' } });
    expect(await zloty.text()).toContain('999');
  });
});

test('a product that this shop keeps has the price at which it is ordered here, and no other is sold', async () => {
  const page = await pageOf('/en/product/302');
  expect(page).toContain((seedPrice(302) / 100).toLocaleString('en-US'));
  expect(page).toContain(`>${en['cart.add']}<`);
  const customer = await register(own.url, 1);
  const order = async (productId: number) => {
    const answer = await fetch(`${own.url}/api/create-checkout-session`, {
      method: 'POST',
      headers: customer.headers,
      body: orderBody(productId),
    });
    return [answer.status, await answer.json()];
  };
  expect(await order(302)).toMatchObject([201, {}]);
  expect(await order(4711)).toMatchObject([409, { error: { details: { reason: 'product-unavailable' } } }]);
});

test('a product that neither has is not there', async () => {
  expect((await ask('/en/product/999999')).status).toBe(404);
  expect((await ask('/api/products/999999')).status).toBe(404);
});

test('the search box finds what is only there', async () => {
  const found = await ask('/api/search/suggestions?q=only+ther&locale=en');
  expect(await found.json()).toMatchObject({
    data: { suggestions: [{ id: 4711, inStock: false }], words: ['there'] },
  });
});

describe('when the other shop is gone', () => {
  beforeAll(() => remote.stop());

  test('pages come from the built-in list, and the API says 503', async () => {
    const answer = await ask('/en/inverters');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain(en['displayOnly.notice']);
    expect((await ask('/api/products')).status).toBe(503);
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('it is read again when it is back', async () => {
    remote = await startRemote();
    await expect
      .poll(async () => (await ask('/en/inverters')).text())
      .not.toContain(en['displayOnly.notice']);
    expect(await pageOf('/en/product/4711')).toContain('Only there en');
  });
});
