import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { carouselSlides } from '../catalogue/merchandising/tables.ts';
import { productPrices, products, productTexts } from '../catalogue/tables.ts';
import { openSeededEmbedded, openSeededOnServer } from '../../../tests/support/test-database.ts';
import { openChangeFeed, type Change } from './change-feed.ts';

const [embedded, server] = await Promise.all([openSeededEmbedded(), openSeededOnServer()]);
afterAll(() => Promise.all([embedded.close(), server.close()]));

describe.each([
  ['embedded', embedded],
  ['on a server', server],
])('changes of a database that is %s', (_name, connection) => {
  const { database } = connection;
  const told: Change[] = [];
  const feed = openChangeFeed(connection);
  feed.subscribe((change) => told.push(change));
  afterAll(feed.close);
  beforeEach(async () => {
    await expect.poll(feed.isCurrent).toBe(true);
    await database
      .update(products)
      .set({ stock: 5 })
      .where(inArray(products.id, [101, 102]));
    await feed.caughtUp();
    told.length = 0;
  });
  const change = async (work: Promise<unknown>) => {
    await work;
    await feed.caughtUp();
    return told;
  };
  const setStock = (id: number, stock: number) =>
    database
      .update(products)
      .set({ stock, updatedAt: sql`now()` })
      .where(eq(products.id, id));

  test('of stock name the product', async () => {
    expect(await change(setStock(101, 4))).toEqual([new Set(['product:101', 'stock'])]);
  });

  test('of several products in one statement come together', async () => {
    const both = database
      .update(products)
      .set({ stock: 3 })
      .where(inArray(products.id, [101, 102]));
    expect(await change(both)).toEqual([new Set(['product:101', 'product:102', 'stock'])]);
  });

  test('tell when a product sells out and when it comes back', async () => {
    const soldOut = new Set(['product:101', 'stock', 'availability']);
    expect(await change(setStock(101, 0))).toEqual([soldOut]);
    expect(await change(setStock(101, 2))).toEqual([soldOut, soldOut]);
  });

  test.each([
    [
      'a price',
      () => database.update(productPrices).set({ minor: 1 }).where(eq(productPrices.productId, 103)),
    ],
    ['a text', () => database.update(productTexts).set({ name: '…' }).where(eq(productTexts.productId, 103))],
    [
      'a picture',
      () =>
        database
          .update(products)
          .set({ pictures: ['none'] })
          .where(eq(products.id, 103)),
    ],
    [
      'a withdrawn product',
      () => database.update(products).set({ publishedAt: null }).where(eq(products.id, 103)),
    ],
    ['a product that is gone', () => database.delete(products).where(eq(products.id, 104))],
    ['the slides', () => database.delete(carouselSlides)],
  ])('of %s concern everything', async (_what, work) => {
    expect(await change(work())).toEqual(['everything']);
  });

  test('are told only when they are committed', async () => {
    await database
      .transaction(async (transaction) => {
        await transaction.update(products).set({ stock: 1 }).where(eq(products.id, 101));
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await change(Promise.resolve())).toEqual([]);
  });
});

test('after a lost line everything may have changed', async () => {
  const told: Change[] = [];
  const feed = openChangeFeed(server);
  feed.subscribe((change) => told.push(change));
  await expect.poll(feed.isCurrent).toBe(true);
  told.length = 0;
  await server.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity 
      where datname = current_database() and (query like 'listen %' or query = 'select 1')`,
  );
  await expect.poll(() => told).toEqual(['everything']);
  expect(feed.isCurrent()).toBe(true);
  await feed.close();
});
