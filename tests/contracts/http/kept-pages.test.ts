import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../support/rental-start.ts';
import { register } from '../../support/http-customer.ts';
import { startShop } from '../../support/shop-process.ts';
import { serverDatabase } from '../../support/test-database.ts';

const databaseUrl = await serverDatabase();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-kept-'));
const open = () => startShop({ dataDirectory, databaseUrl });
const here = await open();
const there = await open();
const psql = new pg.Client({ connectionString: databaseUrl });
await psql.connect();
afterAll(async () => {
  await psql.end();
  await Promise.all([here.stop(), there.stop()]);
  rmSync(dataDirectory, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}, { url } = here) =>
  fetch(url + path, { redirect: 'manual', headers });
const isHit = ({ headers }: Response) => headers.get('server-timing')?.includes('desc=hit') ?? false;
/** Asks twice: the second answer is a kept one, unless it may not be kept. */
const askAgain = async (path: string, headers: Record<string, string> = {}, shop = here) => {
  await (await ask(path, headers, shop)).arrayBuffer();
  return ask(path, headers, shop);
};

const SHARED = [
  '/ua',
  '/pl/solar-panels',
  '/en/product/101',
  '/ua/search?q=deye',
  '/ua/faq',
  '/pl/catalogue',
];

describe('a page that is the same for all', () => {
  test.each(SHARED)('%s is kept, for caches to ask after', async (path) => {
    // What a shop writes as it starts may still be told to its cache: the page is then made once more.
    await expect.poll(async () => isHit(await askAgain(path))).toBe(true);
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask(path, { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  });

  test('is also answered with 304 when it has to be made', async () => {
    const etag = (await ask('/ua/terms')).headers.get('etag') ?? '';
    const made = await ask('/ua/terms?utm_source=letter', { 'if-none-match': etag });
    expect(made.status).toBe(304);
  });

  test('allows its own inline scripts, by what they say', async () => {
    const answer = await askAgain('/ua/inverters');
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([^]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    const allowed = scripts.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe(["'self'", ...allowed].join(' '));
    expect(html).not.toContain('nonce=');
  });

  test('is packed as the client likes, and has no body for HEAD', async () => {
    const plain = await (await askAgain('/ua/batteries')).text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await askAgain('/ua/batteries', { 'accept-encoding': encoding });
      expect([isHit(answer), answer.headers.get('content-encoding')]).toEqual([true, encoding]);
      expect(await answer.text()).toBe(plain);
    }
    const head = await fetch(`${here.url}/ua/batteries`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  test('is the same for a customer, who is known by a call of its own', async () => {
    const { cookie = '' } = (await register(here.url, 7)).headers;
    const page = await askAgain('/ua/solar-panels', { cookie });
    expect(isHit(page)).toBe(true);
    expect(await page.text()).toBe(await (await ask('/ua/solar-panels')).text());
    const me = await ask('/api/me', { cookie });
    expect(await me.json()).toMatchObject({ data: { signedIn: true } });
    expect(me.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await ask('/api/me')).json()).toMatchObject({ data: { signedIn: false, cart: null } });
  });

  test('differs by currency alone', async () => {
    const own = await (await askAgain('/pl/batteries')).text();
    const chosen = await askAgain('/pl/batteries', { cookie: 'userCurrency=UAH; other=1' });
    expect(isHit(chosen)).toBe(true);
    const text = await chosen.text();
    expect(text).toContain('грн');
    expect(own).not.toContain('грн');
  });
});

describe('what a visitor writes into an address', () => {
  test('makes no other page', async () => {
    await askAgain('/ua/ev-chargers');
    for (const query of ['?utm_source=x', '?page=1', '?sort=recommended', '?page=0&fbclid=1', '?%00']) {
      const answer = await ask(`/ua/ev-chargers${query}`);
      expect(await answer.text()).toBe(await (await ask('/ua/ev-chargers')).text());
    }
    const reordered = await ask('/ua/solar-panels?page=1&sort=price-asc');
    expect(await reordered.text()).toBe(await (await ask('/ua/solar-panels?sort=price-asc')).text());
  });

  test.each(['/ua/nothing', '/ua/product/999999', '/ua/solar-panels?page=999', '/ua/auth', '/', '/readyz'])(
    '%s is not kept',
    async (path) => {
      const answer = await askAgain(path);
      expect(isHit(answer)).toBe(false);
      expect(answer.headers.get('cache-control') ?? 'private').toMatch(/private|no-store/);
    },
  );
});

describe('the data that a page gets when the reader comes from another', () => {
  test('is kept as well, whatever parts are asked for', async () => {
    const all = await askAgain('/ua/inverters.data');
    const part = await askAgain('/ua/inverters.data?_routes=listing%3Ainverters');
    expect([isHit(all), isHit(part)]).toEqual([true, true]);
    expect(all.headers.get('content-type')).toBe('text/x-script');
    expect((await part.text()).length).toBeLessThan((await all.text()).length);
    expect(isHit(await askAgain('/ua/inverters.data?_routes=routes%2Fothers'))).toBe(false);
  });
});

describe('anonymous calls of the read API', () => {
  test.each([
    '/api/products?pagination[pageSize]=3',
    '/api/products/101?populate=*',
    '/api/categories',
    '/api/promotions',
    '/api/search/suggestions?q=deye',
    '/api/openapi.json',
  ])('%s is kept', async (path) => {
    const answer = await askAgain(path);
    expect([answer.status, isHit(answer), answer.headers.get('content-type')]).toEqual([
      200,
      true,
      'application/json',
    ]);
  });

  test('are one by the order of their parameters, and several by the choices of the visitor', async () => {
    const url = '/api/products?locale=pl&pagination[pageSize]=2&sort[]=price:asc&sort[]=id:desc';
    const first = await (await askAgain(url)).text();
    const mixed = '/api/products?sort[]=price:asc&pagination[pageSize]=2&sort[]=id:desc&locale=pl';
    const other = await ask(mixed);
    expect([isHit(other), await other.text()]).toEqual([true, first]);
    const spelled =
      '/api/products?%73ort%5B%5D=price:asc&pagination%5BpageSize%5D=2&sort[]=id:desc&locale=pl';
    expect(isHit(await ask(spelled))).toBe(true);
    const złoty = await askAgain(url, { cookie: 'userCurrency=PLN' });
    expect(isHit(złoty)).toBe(true);
    expect(await złoty.text()).not.toBe(first);
  });

  test.each([
    '/api/products?nonsense=1',
    '/api/products/999999',
    '/api/orders',
    '/api/me',
    '/api/csrf',
    '/api/geo',
  ])('%s is not kept', async (path) => {
    const answer = await askAgain(path);
    expect(isHit(answer)).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a change', () => {
  test('of a booking concerns the lists that are narrowed to days and the pages that say when its machine is free, no others', async () => {
    const day = rentalStart(8);
    const list = `/ua/generators?rentFrom=${day}&rentTo=${day}`;
    const pages = [list, '/ua/generators', '/ua/product/2001', '/ua/industrial-generators'] as const;
    // A page that was made anew is kept again: what counts is that it was, once the change is heard of.
    const remade = pages.map(() => false);
    const look = async () => {
      for (const [place, page] of pages.entries()) {
        const isKept = isHit(await ask(page));
        remade[place] ||= !isKept;
      }
      return remade;
    };
    for (const page of pages) await expect.poll(async () => isHit(await askAgain(page))).toBe(true);
    expect(await (await ask(list)).text()).toContain('/product/2001"');
    await psql.query(
      `insert into bookings (machine_id, purpose, status, first_day, last_day, blocked_from, blocked_to)
        select id, 'maintenance', 'CONFIRMED', $1, $1, $1, $1::date + 1 from machines where product_id = 2001`,
      [day],
    );
    await expect.poll(look).toEqual([true, true, true, false]);
    expect(await (await ask(list)).text()).not.toContain('/product/2001"');
    await psql.query(`delete from bookings`);
  });

  const setPrice = (minor: number) =>
    psql.query(`update product_prices set minor = $1 where product_id = 101 and currency = 'UAH'`, [minor]);
  const shows = async (path: string, text: string, shop = here) =>
    (await (await ask(path, {}, shop)).text()).replaceAll(/\u00A0|\u202F/g, ' ').includes(text);

  beforeEach(async () => {
    await setPrice(400_000);
    for (const shop of [here, there])
      await expect.poll(() => shows('/ua/product/101', '4 000', shop)).toBe(true);
  });

  test('by any hand shows on every instance', async () => {
    for (const shop of [here, there])
      await expect.poll(async () => isHit(await askAgain('/ua/product/101', {}, shop))).toBe(true);
    await setPrice(412_300);
    for (const shop of [here, there]) {
      await expect.poll(() => shows('/ua/product/101', '4 123', shop)).toBe(true);
      expect(await shows('/api/products/101', '4123', shop)).toBe(true);
    }
  });

  test('of a text shows on every instance, in its language alone', async () => {
    for (const shop of [here, there]) await askAgain('/ua/faq', {}, shop);
    await askAgain('/pl/faq', {}, there);
    await psql.query(
      `insert into text_versions (locale, key, version, text) values ('uk', 'shell.skip', 1, 'Наша каса')`,
    );
    for (const shop of [here, there]) {
      const shown = async () => (await (await ask('/ua/faq', {}, shop)).text()).includes('Наша каса');
      await expect.poll(shown).toBe(true);
    }
    expect(isHit(await ask('/pl/faq', {}, there))).toBe(true);
    await psql.query('delete from text_versions');
  });

  test('shows although it was made while an instance could not be told', async () => {
    await askAgain('/ua/product/101');
    await psql.query(`
      begin;
      select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database();
      update product_prices set minor = 498700 where product_id = 101 and currency = 'UAH';
      commit`);
    for (const shop of [here, there]) {
      await expect.poll(() => shows('/ua/product/101', '4 987', shop)).toBe(true);
      await expect.poll(async () => isHit(await askAgain('/ua/product/101', {}, shop))).toBe(true);
      expect(await shows('/ua/product/101', '4 987', shop)).toBe(true);
    }
  });

  test('of what a search has found shows in what it is narrowed by, on every instance', async () => {
    const path = '/ua/search?q=k2+systems&inStock=1';
    const everywhere = async (isInStock: boolean) => {
      for (const shop of [here, there])
        await expect.poll(() => shows(path, '/product/508"', shop)).toBe(isInStock);
    };
    await everywhere(true);
    const { rows } = await psql.query('select stock from products where id = 508');
    await psql.query('update products set stock = 0 where id = 508');
    await everywhere(false);
    await psql.query('update products set stock = $1 where id = 508', [rows[0].stock]);
    await everywhere(true);
  });

  test('of stock by an order shows in the very next request, and spares the other pages', async () => {
    const customer = await register(here.url, 8);
    const stock = async (shop = here) => {
      const answer: { data: { pricing_and_inventory: { stock: number } } } = JSON.parse(
        await (await ask('/api/products/508', {}, shop)).text(),
      );
      return answer.data.pricing_and_inventory.stock;
    };
    const before = await stock();
    const others = ['/ua/faq', '/ua/product/801'];
    const spared = new Set<string>();
    for (let placed = 1; placed <= 5; placed++) {
      for (const path of others) await askAgain(path);
      await customer.placeOrder(508);
      expect(await stock()).toBe(before - placed);
      for (const path of others) if (isHit(await ask(path))) spared.add(path);
    }
    // Not after each order: a shop that was not answered for a second, as on a busy machine, makes its pages once more.
    expect([...spared].toSorted()).toEqual(others);
    await expect.poll(() => stock(there)).toBe(before - 5);
  });
});

test('a crowd before an empty shelf has the page made once', async () => {
  const path = '/en/inverters?sort=newest';
  const crowd = await Promise.all(Array.from({ length: 40 }, () => ask(path)));
  const made = crowd.filter((answer) => !isHit(answer));
  expect(new Set(await Promise.all(crowd.map((answer) => answer.text()))).size).toBe(1);
  const etags = new Set(made.map(({ headers }) => headers.get('etag')));
  expect(etags.size).toBe(1);
});
