import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { freightOf } from '../../domain/checkout/freight.ts';
import { freightsOf, isNoParcel } from './freights.ts';
import { products, productSpecifications } from './tables.ts';

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
