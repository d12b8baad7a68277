import { and, count, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { listedProducts, listingSizes, WHOLE_CATALOGUE } from './listing-tables.ts';
import { saveProducts } from './save-products.ts';
import { productPrices, products, productTexts } from './tables.ts';

const { database } = await openTestDatabase();

/** What listings hold against what they should, from the tables that they are made of. */
async function expectWholeListings() {
  const { rows: differing } = await database.execute(sql`
    with wanted as (
      select listing.id as category_id, p.id as product_id, t.name_key as name_uk, p.brand,
        coalesce(
          (select minor from product_prices where product_id = p.id and currency = 'UAH'
            and term = case when own.kind = 'rental' and listing.id <> 0 then 'day' else 'sale' end),
          (select minor from product_prices where product_id = p.id and currency = 'UAH'
            and term = case when own.kind = 'rental' and listing.id <> 0 then 'sale' else 'day' end)) as price_uah
      from products p join categories own on own.id = p.category_id
      join product_texts t on t.product_id = p.id and t.locale = 'uk'
      cross join lateral unnest(array[0, own.id, own.parent_id]) as listing(id)
      where p.published_at is not null and listing.id is not null
    ), listed as (select category_id, product_id, name_uk, brand, price_uah from listed_products)
    (table wanted except table listed) union all (table listed except table wanted)`);
  expect(differing).toEqual([]);
  const counted = await database
    .select({ categoryId: listedProducts.categoryId, total: count() })
    .from(listedProducts)
    .groupBy(listedProducts.categoryId);
  const kept = await database
    .select()
    .from(listingSizes)
    .where(sql`${listingSizes.total} <> 0`);
  const inOrder = (sizes: readonly { categoryId: number; total: number }[]) =>
    sizes.toSorted((a, b) => a.categoryId - b.categoryId);
  expect(inOrder(kept)).toEqual(inOrder(counted));
}
afterEach(expectWholeListings);

const someIds = fc.uniqueArray(fc.constantFrom(...seedProducts.map(({ id }) => id)), {
  minLength: 1,
  maxLength: 5,
});

test('listings follow whatever is changed in the catalogue', async () => {
  const change = fc.oneof(
    someIds.map(
      (ids) => () => database.update(products).set({ publishedAt: null }).where(inArray(products.id, ids)),
    ),
    someIds.map(
      (ids) => () =>
        database
          .update(products)
          .set({ publishedAt: sql`now()` })
          .where(inArray(products.id, ids)),
    ),
    fc.tuple(someIds, fc.constantFrom(...CATEGORIES)).map(
      ([ids, { id }]) =>
        () =>
          database
            .update(products)
            .set({ categoryId: id, brand: 'Changed' })
            .where(inArray(products.id, ids)),
    ),
    fc.tuple(someIds, fc.integer({ min: 1, max: 9_000_000 })).map(
      ([ids, minor]) =>
        () =>
          database.update(productPrices).set({ minor }).where(inArray(productPrices.productId, ids)),
    ),
    someIds.map(
      (ids) => () =>
        database
          .delete(productPrices)
          .where(and(inArray(productPrices.productId, ids), eq(productPrices.currency, 'UAH'))),
    ),
    someIds.map(
      (ids) => () =>
        database.update(productTexts).set({ nameKey: 'x' }).where(inArray(productTexts.productId, ids)),
    ),
    someIds.map((ids) => () => database.delete(products).where(inArray(products.id, ids))),
    someIds.map(
      (ids) => () =>
        database.transaction((transaction) =>
          saveProducts(transaction)(
            seedProducts.filter(({ id }) => ids.includes(id)),
            exchangeRate,
          ),
        ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(change, async (make) => {
      await make();
      await expectWholeListings();
    }),
    { numRuns: 25 },
  );
});

test('what an order takes from stock leaves listings alone', async () => {
  const rows = () => database.execute(sql`select ctid::text, xmin::text from listed_products order by 1`);
  const before = await rows();
  await database.update(products).set({ stock: 7, updatedAt: sql`now()` });
  expect((await rows()).rows).toEqual(before.rows);
  expect(before.rows.length).toBeGreaterThan(WHOLE_CATALOGUE);
});
