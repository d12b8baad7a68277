import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeRate } from '../../src/content/seed/exchange-rate.ts';
import { seedProducts } from '../../src/content/seed/products.ts';
import { TAGS } from '../../src/domain/catalogue/tags.ts';
import { CATEGORIES } from '../../src/domain/catalogue/categories.ts';
import { saveProducts } from '../../src/server/catalogue/save-products.ts';
import { categories, exchangeRates, products } from '../../src/server/catalogue/tables.ts';
import { tags } from '../../src/server/catalogue/tag-tables.ts';
import { openChangeFeed } from '../../src/server/changes/change-feed.ts';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { replicatedReads } from '../../src/server/catalogue-reads.ts';
import { startPostgres } from '../support/postgres-server.ts';

const primaryServer = await startPostgres();
const primary = connectPostgres(primaryServer.url, { poolSize: 3 });
await primary.migrate('src/server/database/migrations');
// One product is enough here.
await primary.database
  .insert(categories)
  .values(
    CATEGORIES.map(({ group, ...category }, position) => ({ ...category, menuGroup: group, position })),
  );
await primary.database.insert(tags).values(TAGS.map((slug) => ({ slug })));
await primary.database.insert(exchangeRates).values({ ...exchangeRate });
await saveProducts(primary.database)(
  seedProducts.filter(({ id }) => id === 101),
  exchangeRate,
);
const replicaServer = await primaryServer.replicate();
const replica = connectPostgres(replicaServer.url, { poolSize: 3 });
/** Connections beside the shop's, which look on. */
const watchPrimary = connectPostgres(primaryServer.url, { poolSize: 1 });
const watchReplica = connectPostgres(replicaServer.url, { poolSize: 1 });
const feed = openChangeFeed(primary);
const { reads, close } = replicatedReads(primary, replica, feed);
afterAll(async () => {
  await feed.close();
  await close();
  await Promise.all([primary, watchPrimary, watchReplica].map((connection) => connection.close()));
  await Promise.all([primaryServer.stop(), replicaServer.stop()]);
});

const stockOf = async (id: number) => (await reads.catalogue.productsByIds([id], 'uk'))[0]?.stock;
const setStock = async (id: number, stock: number) => {
  await primary.database.update(products).set({ stock }).where(eq(products.id, id));
  await feed.caughtUp();
};
/** When a server was last asked for products. */
const lastAsked = async ({ database }: typeof primary) => {
  const { rows } = await database.execute<{ last: string | null }>(
    sql`select max(query_start)::text as last from pg_stat_activity
      where pid <> pg_backend_pid() and query like '%product_texts%'`,
  );
  return rows[0]?.last ?? '';
};
/** Which server answers a question about a product. */
const asks = async () => {
  const before = await Promise.all([lastAsked(watchPrimary), lastAsked(watchReplica)]);
  await stockOf(101);
  const after = await Promise.all([lastAsked(watchPrimary), lastAsked(watchReplica)]);
  return { primary: after[0] > before[0], replica: after[1] > before[1] };
};
const fromReplica = { primary: false, replica: true };
const fromPrimary = { primary: true, replica: false };

beforeEach(() => expect.poll(asks).toEqual(fromReplica));

test('the catalogue is read from the replica while nothing has changed', async () => {
  for (let turn = 0; turn < 5; turn++) expect(await asks()).toEqual(fromReplica);
});

test('who has changed something reads the change at once, and the replica answers again when it has it too', async () => {
  for (const stock of [41, 42, 43, 44, 45]) {
    await setStock(101, stock);
    expect(await stockOf(101)).toBe(stock);
  }
  await expect.poll(asks).toEqual(fromReplica);
  expect(await stockOf(101)).toBe(45);
});

describe('a replica that lags behind', () => {
  test('is not asked until it has seen every change', async () => {
    await watchReplica.database.execute(sql`select pg_wal_replay_pause()`);
    await setStock(101, 7);
    for (let turn = 0; turn < 3; turn++) expect([await stockOf(101), await asks()]).toEqual([7, fromPrimary]);
    await watchReplica.database.execute(sql`select pg_wal_replay_resume()`);
    await expect.poll(asks).toEqual(fromReplica);
    expect(await stockOf(101)).toBe(7);
  });
});

describe('a replica that is gone', () => {
  test('costs no request, and is asked again when it is back', async () => {
    replicaServer.halt();
    const stocks = await Promise.all(Array.from({ length: 5 }, () => stockOf(101)));
    expect(new Set(stocks).size).toBe(1);
    replicaServer.resume();
    await expect.poll(asks).toEqual(fromReplica);
  });
});
