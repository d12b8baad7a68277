import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { products, productSpecifications } from '../../../src/server/catalogue/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { miscountedFacets } from '../../support/miscounted-facets.ts';
import { openSeededOnServer } from '../../support/test-database.ts';

const { database, close } = await openSeededOnServer();
afterAll(close);

const PANEL = 101;
type Write = (writer: Database) => PromiseLike<unknown>;
const publish =
  (at: string | null): Write =>
  (writer) =>
    writer.update(products).set({ publishedAt: at }).where(eq(products.id, PANEL));
const rate =
  (powerW: number): Write =>
  (writer) =>
    writer
      .update(productSpecifications)
      .set({ number: powerW })
      .where(and(eq(productSpecifications.productId, PANEL), eq(productSpecifications.key, 'powerW')));

/** Two writers of the same product: the second begins before the first has committed, and waits for it. */
async function overlapping(first: Write, second: Write) {
  let rival: Promise<unknown> = Promise.resolve();
  await database.transaction(async (transaction) => {
    await first(transaction);
    rival = database.transaction(async (other) => void (await second(other)));
    await vi.waitFor(async () => {
      const { rows } = await database.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
  });
  await rival;
}

test('facets are counted right when a product is withdrawn and its specs are changed at once', async () => {
  const published = '2026-01-01T00:00:00Z';
  await overlapping(publish(null), rate(441));
  expect(await miscountedFacets(database)).toEqual([]);
  await overlapping(rate(442), publish(published));
  expect(await miscountedFacets(database)).toEqual([]);
  await overlapping(rate(443), publish(null));
  expect(await miscountedFacets(database)).toEqual([]);
  await overlapping(publish(published), rate(444));
  expect(await miscountedFacets(database)).toEqual([]);
});
