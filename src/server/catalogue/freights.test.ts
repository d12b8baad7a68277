import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { ownCategoryId } from '../../domain/catalogue/category-kind.ts';
import { BATTERIES, freightOf, SOLAR_PANELS } from '../../domain/checkout/freight.ts';
import { freightsOf, isNoParcel } from './freights.ts';
import { categories, products, productSpecifications } from './tables.ts';

const { database } = await openTestDatabase();

test('ids that no product can have are unknown ones, however large', async () => {
  const found = await freightsOf(database, [101, 999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER]);
  expect([...found.keys()]).toEqual([101]);
});

/** The ids of those products that the database takes for no parcels. */
const noParcels = async (ids: readonly number[]) => {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNoParcel(products.id)));
  return rows.map(({ id }) => id);
};

test('the database takes the same products for no parcels as an order does', async () => {
  const ids = (await database.select({ id: products.id }).from(products)).map(({ id }) => id);
  const heavy = [...(await freightsOf(database, ids))].filter(([, { isHeavy }]) => isHeavy);
  expect(new Set(await noParcels(ids))).toEqual(new Set(heavy.map(([id]) => id)));
  expect(heavy.length).toBeGreaterThan(10);
  expect(heavy.length).toBeLessThan(ids.length);
});

test('several panels in a piece weigh together in a category of staff that is like solar panels, and one alone in others', async () => {
  const own = ownCategoryId(1, SOLAR_PANELS);
  const [panels] = await database.select().from(categories).where(eq(categories.id, SOLAR_PANELS));
  const [product] = await database.select({ id: products.id }).from(products).where(eq(products.id, 101));
  if (panels === undefined || product === undefined) throw new Error('No panels');
  await database.insert(categories).values({ ...panels, id: own, slug: 'garden-panels' });
  await database.delete(productSpecifications).where(eq(productSpecifications.productId, product.id));
  await database.insert(productSpecifications).values([
    { productId: product.id, key: 'weightKg', number: 30 },
    { productId: product.id, key: 'panelsCount', number: 2 },
  ]);
  for (const [categoryId, isNo] of [
    [own, true],
    [SOLAR_PANELS, true],
    [BATTERIES, false],
  ] as const) {
    await database.update(products).set({ categoryId }).where(eq(products.id, product.id));
    expect(freightOf(categoryId, { weightKg: 30, panelsCount: 2 }).isHeavy).toBe(isNo);
    expect(await noParcels([product.id])).toEqual(isNo ? [product.id] : []);
  }
});

test.each([
  [{ weightKg: 50, dimensionsMm: '2500 × 10 × 10' }, false],
  [{ weightKg: 50.1 }, true],
  [{ dimensionsMm: '10,5 × 2500,5' }, true],
  [{ dimensionsMm: '100 × 2501 mm' }, true],
  [{}, false],
])('a piece of %o is no parcel: %s', async (specifications, isNo) => {
  const [product] = await database
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products);
  if (product === undefined) throw new Error('No product');
  await database.delete(productSpecifications).where(eq(productSpecifications.productId, product.id));
  for (const [key, value] of Object.entries(specifications))
    await database.insert(productSpecifications).values({
      productId: product.id,
      key,
      ...(typeof value === 'number' ? { number: value } : { text: value }),
    });
  expect(await noParcels([product.id])).toEqual(isNo ? [product.id] : []);
  expect(freightOf(product.categoryId, specifications).isHeavy).toBe(isNo);
});
