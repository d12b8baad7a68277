import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabaseProxy } from '../../../tests/support/database-proxy.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { seedPrice } from '../../../tests/support/seed-price.ts';
import {
  ON_EMBEDDED,
  openSeededEmbedded,
  openTestDatabase,
  serverDatabase,
} from '../../../tests/support/test-database.ts';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { catalogueReads, type CatalogueReads } from '../catalogue-reads.ts';
import { openChangeFeed } from '../changes/change-feed.ts';
import { connectPostgres } from '../database/connect-postgres.ts';
import type { Connection } from '../database/database.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { orBuiltIn } from './or-built-in.ts';
import { watchOutage } from './watch-outage.ts';

const NOTICE = uk['displayOnly.notice'];

const listing = (condition?: ProductCondition, page = 1) =>
  ({
    locale: 'uk',
    currency: 'UAH',
    sort: [{ field: 'price', direction: 'asc' }],
    page,
    pageSize: 24,
    ...(condition && { condition }),
  }) as const;
const inCategory = (id: number): ProductCondition => ({
  kind: 'number',
  field: 'categoryId',
  operator: '$eq',
  values: [id],
});
const idsOf = ({ products }: { products: readonly { id: number }[] }) => products.map(({ id }) => id);

/** The reads of whatever database is there now, with the built-in list behind them. */
function openReads(connectionNow: () => Connection) {
  const told: string[] = [];
  const outage = watchOutage({
    ping: () => connectionNow().ping(),
    onBegin: () => told.push('begin'),
    onEnd: () => told.push('end'),
  });
  let used = 0;
  const plain = catalogueReads(
    (query) =>
      (...input) =>
        query(connectionNow().database)(...input),
  );
  const reads: CatalogueReads = orBuiltIn(plain, { outage, onUsed: () => used++ });
  return { ...reads, told, used: () => used };
}

/** A seeded database that can be gone and come back: a server that is out of reach, or an embedded one that is closed. */
async function openPassingDatabase() {
  if (ON_EMBEDDED) {
    let connection = await openSeededEmbedded();
    afterAll(() => connection.close());
    return {
      now: () => connection,
      leave: () => connection.close(),
      comeBack: async () => void (connection = await openSeededEmbedded()),
    };
  }
  const network = await openDatabaseProxy(await serverDatabase(), await freePort());
  const connection = connectPostgres(network.url, { poolSize: 2 });
  afterAll(async () => {
    await connection.close();
    await network.close();
  });
  return { now: () => connection, leave: network.refuse, comeBack: network.pass };
}

describe('with a database that is gone', async () => {
  const passing = await openPassingDatabase();
  const shop = openReads(passing.now);
  const before = await shop.catalogue.listProducts(listing(inCategory(1)));
  await passing.leave();

  test('the catalogue itself had answered before', () => {
    expect([before.notice, shop.used()]).toEqual([undefined, 0]);
    expect(before.total).toBeGreaterThan(3);
  });

  test('listings have the built-in products, in their order, none of which can be had', async () => {
    const { products, total, notice } = await shop.catalogue.listProducts(listing(inCategory(1)));
    expect([total, notice]).toEqual([3, NOTICE]);
    expect(products.map(({ displayOnly, stock }) => [displayOnly?.why, stock])).toEqual(
      Array(3).fill([NOTICE, 0]),
    );
    const prices = products.map(({ prices: { UAH } }) => UAH.sale ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await shop.catalogue.listProducts(listing())).total).toBe(15);
    const onStock: ProductCondition = { kind: 'number', field: 'stock', operator: '$gt', values: [0] };
    const both: ProductCondition = { kind: 'and', conditions: [inCategory(3), onStock] };
    expect((await shop.catalogue.listProducts(listing(both))).total).toBe(3);
    expect(await shop.catalogue.listProducts(listing(inCategory(20)))).toMatchObject({
      products: [],
      total: 0,
      notice: NOTICE,
    });
  });

  test('names are in the language, prices in both currencies', async () => {
    const [uk, pl] = await Promise.all([
      shop.catalogue.findProduct(110, 'uk'),
      shop.catalogue.findProduct(110, 'pl'),
    ]);
    expect([uk?.name, pl?.name]).toEqual([
      'Сонячна панель Promin M54B-410, 410\u00A0Вт, чорна рама',
      'Panel fotowoltaiczny Promin M54B-410, 410\u00A0W, czarna rama',
    ]);
    expect([uk?.prices.UAH.sale, uk?.prices.PLN.sale]).toEqual([
      seedPrice(110),
      Math.round((seedPrice(110) * 1_000_000) / exchangeRate.ratePerUnitE6),
    ]);
    expect(uk?.categories).toEqual([{ id: 1, slug: 'solar-panels', name: 'Сонячні панелі' }]);
  });

  test('search finds them by words of any language', async () => {
    const search = (term: string) =>
      shop.search.searchProducts({ term, locale: 'pl', onlyInStock: false, page: 1, pageSize: 24 });
    expect(idsOf(await search('Deye інвертор'))).toEqual([302, 301]);
    expect(idsOf(await search('magazyn energii'))).toEqual([203, 210, 211]);
    expect(await search('generator')).toMatchObject({
      total: 0,
      notice: expect.stringContaining('skróconą listę'),
    });
  });

  test('the categories are the built-in ones', async () => {
    const categories = await shop.catalogue.listCategories('en');
    expect(categories.map(({ slug }) => slug)).toEqual(CATEGORIES.map(({ slug }) => slug));
    expect(categories[0]).toMatchObject({
      name: 'Solar panels',
      notice: expect.stringContaining('short list'),
    });
  });

  test('the slides are there, and each leads to what the list knows', async () => {
    const slides = await shop.content.listSlides('pl');
    expect(slides).toHaveLength(3);
    const ids = slides.flatMap(({ link }) => /^\/product\/(\d+)$/.exec(link)?.[1] ?? []);
    const found = await Promise.all(ids.map((id) => shop.catalogue.findProduct(Number(id), 'pl')));
    expect(found).not.toContain(null);
  });

  test('they are compared and shown again, without specs', async () => {
    const found = await shop.catalogue.productsToShow([302, 999, 110], 'pl');
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([110, 302]));
    const groups = new Set(['specifications', 'categories'] as const);
    const described = await shop.catalogue.describeProducts(found, { locale: 'pl', groups });
    expect(described).toHaveLength(2);
    expect(described[0]).toMatchObject({
      specifications: [],
      tags: null,
      categories: [{ id: expect.any(Number) }],
    });
  });

  test('what the list knows nothing of fails: a product, a page, a price for an order', async () => {
    await expect(shop.catalogue.findProduct(999, 'uk')).rejects.toSatisfy(isUnavailable);
    await expect(shop.catalogue.listProducts(listing(inCategory(1), 2))).rejects.toSatisfy(isUnavailable);
    await expect(shop.catalogue.productsByIds([110], 'uk')).rejects.toSatisfy(isUnavailable);
    await expect(shop.catalogue.productsToShow([999], 'uk')).rejects.toSatisfy(isUnavailable);
    await expect(shop.search.suggest({ term: 'deye', locale: 'uk' })).rejects.toSatisfy(isUnavailable);
  });

  test('the outage is told once, and ends by itself when there is a database again', async () => {
    expect(shop.told).toEqual(['begin']);
    await passing.comeBack();
    await expect
      .poll(async () => (await shop.catalogue.listProducts(listing(inCategory(1)))).notice)
      .toBeUndefined();
    expect(shop.told).toEqual(['begin', 'end']);
    expect(idsOf(await shop.catalogue.listProducts(listing(inCategory(1))))).toEqual(idsOf(before));
  });
});

test('an empty catalogue is stood in for, until it has a product; one category without products is not', async () => {
  const connection = await openTestDatabase();
  const feed = openChangeFeed(connection);
  afterAll(feed.close);
  const { catalogue, used } = openReads(() => connection);
  const { database } = connection;
  await database.execute(sql`delete from products where category_id = 1`);
  expect(await catalogue.listProducts(listing(inCategory(1)))).toEqual({ products: [], total: 0 });
  expect(await catalogue.findProduct(110, 'uk')).toBeNull();
  expect(used()).toBe(0);
  await database.execute(sql`update products set published_at = null`);
  expect((await catalogue.listProducts(listing(inCategory(1)))).notice).toBe(NOTICE);
  expect((await catalogue.findProduct(110, 'uk'))?.displayOnly?.why).toBe(NOTICE);
  expect(await catalogue.findProduct(999, 'uk')).toBeNull();
  await database.execute(sql`update products set published_at = now() where id = 301`);
  expect(await catalogue.findProduct(110, 'uk')).toBeNull();
  expect((await catalogue.listProducts(listing())).products.map(({ id }) => id)).toEqual([301]);
});

test('a read that fails alone is stood in for once and changes nothing for others', async () => {
  const told: string[] = [];
  const outage = watchOutage({
    ping: async () => {},
    onBegin: () => told.push('begin'),
    onEnd: () => told.push('end'),
  });
  outage.report(new Error('Query read timeout'));
  outage.report(new Error('Query read timeout'));
  await new Promise(setImmediate);
  expect([outage.cause(), told]).toEqual([null, ['begin']]);
});
