import { eq, gt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { addNameKeys } from './add-name-keys.ts';
import { listedProducts } from './listing-tables.ts';
import { productTexts } from './tables.ts';

const { database } = await openTestDatabase();
const keys = () =>
  database
    .select({ id: productTexts.productId, key: productTexts.nameKey })
    .from(productTexts)
    .orderBy(productTexts.productId, productTexts.locale);

test('names that have no key get the one they would be saved with, and their listings with them', async () => {
  const saved = await keys();
  await database.update(productTexts).set({ nameKey: '' }).where(gt(productTexts.productId, 300));
  await addNameKeys(database)();
  expect(await keys()).toEqual(saved);
  const listed = await database
    .select({ same: sql<boolean>`bool_and(${listedProducts.nameUk} = ${productTexts.nameKey})` })
    .from(listedProducts)
    .innerJoin(productTexts, eq(productTexts.productId, listedProducts.productId))
    .where(eq(productTexts.locale, 'uk'));
  expect(listed).toEqual([{ same: true }]);
});

test('a name without any letter is left as it is, and ends it', async () => {
  await database
    .update(productTexts)
    .set({ name: '\u0301', nameKey: '' })
    .where(eq(productTexts.productId, 101));
  await addNameKeys(database)();
  const own = (await keys()).filter(({ id }) => id === 101);
  expect(own.map(({ key }) => key)).toEqual(['', '', '']);
});
