import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { sets } from '../../content/seed/products/sets.ts';
import { seedCatalogue } from '../database/seed.ts';
import { addContents } from './add-contents.ts';
import { productContents, products, productSpecifications } from './tables.ts';

const connection = await openTestDatabase();
const { database } = connection;
const stored = () =>
  database
    .select()
    .from(productContents)
    .orderBy(asc(productContents.productId), asc(productContents.position));
const [first, second, third] = sets;
if (!first || !second || !third) throw new Error('No sets');

test('a shop that was filled before there were contents gets them at its next start, as a new shop has them, once', async () => {
  const asSeeded = await stored();
  expect(asSeeded.length).toBeGreaterThan(sets.length);
  await database.delete(productContents);
  expect(await seedCatalogue(connection)).toBe(false);
  expect(await stored()).toEqual(asSeeded);
  expect(await addContents(database)()).toBe(0);
});

test('contents that are there stay as they are', async () => {
  const part = and(eq(productContents.productId, first.id), eq(productContents.position, 0));
  await database.delete(productContents).where(eq(productContents.productId, first.id));
  await database
    .insert(productContents)
    .values({ productId: first.id, position: 0, articleNumber: 'OTHER', quantity: 7, unit: 'piece' });
  expect(await addContents(database)()).toBe(0);
  expect(
    await database.select({ quantity: productContents.quantity }).from(productContents).where(part),
  ).toEqual([{ quantity: 7 }]);
});

test('a set of which somebody changed the numbers, and one that the shop did not write, are left alone', async () => {
  const panels = eq(productSpecifications.key, 'panelsCount');
  await database
    .update(productSpecifications)
    .set({ number: 40 })
    .where(and(eq(productSpecifications.productId, second.id), panels));
  await database.update(products).set({ articleNumber: 'OF-OTHERS' }).where(eq(products.id, third.id));
  await database.delete(productContents);
  expect(await addContents(database)()).toBe(sets.length - 2);
  const filled = new Set((await stored()).map(({ productId }) => productId));
  expect([filled.has(second.id), filled.has(third.id)]).toEqual([false, false]);
});
