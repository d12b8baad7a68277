import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { FACET_KEYS, miscountedFacets } from '../../../tests/support/miscounted-facets.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { listingFacets } from './listing-tables.ts';
import { saveProducts } from './save-products.ts';
import { categories, productPrices, products, productSpecifications, productTexts } from './tables.ts';

const { database } = await openTestDatabase();
const expectTrueCounts = async () => expect(await miscountedFacets(database)).toEqual([]);
afterEach(expectTrueCounts);

test('the database counts the specs that categories offer, and no others', async () => {
  const { rows } = await database.execute(sql`select facet_keys() as keys`);
  expect(rows).toEqual([{ keys: FACET_KEYS }]);
});

test('counts follow whatever is changed in the catalogue', async () => {
  const ids = fc.uniqueArray(fc.constantFrom(...seedProducts.map(({ id }) => id)), {
    minLength: 1,
    maxLength: 5,
  });
  const category = fc.constantFrom(...CATEGORIES.map(({ id }) => id));
  const spec = fc.record({
    key: fc.constantFrom('powerW', 'phases', 'weightKg', 'connector'),
    number: fc.constantFrom(1, 3, 0.1, 5000),
  });
  const ofIds = (of: readonly number[]) => inArray(productSpecifications.productId, [...of]);
  const change = fc.oneof(
    fc.tuple(ids, fc.boolean()).map(
      ([of, isPublished]) =>
        () =>
          database
            .update(products)
            .set({ publishedAt: isPublished ? sql`now()` : null })
            .where(inArray(products.id, of)),
    ),
    fc.tuple(ids, category).map(
      ([of, categoryId]) =>
        () =>
          database.update(products).set({ categoryId, brand: 'Changed' }).where(inArray(products.id, of)),
    ),
    fc.tuple(ids, fc.constantFrom('Deye', 'Promin')).map(
      ([of, brand]) =>
        () =>
          database.update(products).set({ brand }).where(inArray(products.id, of)),
    ),
    fc
      .tuple(category, fc.constantFrom(null, 3, 12, 27))
      .filter(([id, parentId]) => id !== parentId)
      .map(
        ([id, parentId]) =>
          () =>
            database.update(categories).set({ parentId }).where(eq(categories.id, id)),
      ),
    fc.tuple(ids, spec).map(
      ([of, { number }]) =>
        () =>
          database
            .update(productSpecifications)
            .set({ number, text: null })
            .where(and(ofIds(of), eq(productSpecifications.key, 'powerW'))),
    ),
    fc.tuple(ids, spec).map(
      ([of, { key }]) =>
        () =>
          database.delete(productSpecifications).where(and(ofIds(of), eq(productSpecifications.key, key))),
    ),
    fc.tuple(ids, spec).map(
      ([of, { key, number }]) =>
        () =>
          database.execute(sql`insert into product_specifications (product_id, key, number)
            select id, ${key}, ${number} from products where ${inArray(products.id, of)} on conflict do nothing`),
    ),
    ids.map(
      (of) => () =>
        database.update(productPrices).set({ minor: 5 }).where(inArray(productPrices.productId, of)),
    ),
    ids.map(
      (of) => () =>
        database
          .delete(productTexts)
          .where(and(inArray(productTexts.productId, of), eq(productTexts.locale, 'en'))),
    ),
    ids.map((of) => () => database.delete(products).where(inArray(products.id, of))),
    ids.map(
      (of) => () =>
        database.transaction((transaction) =>
          saveProducts(transaction)(
            seedProducts.filter(({ id }) => of.includes(id)),
            exchangeRate,
          ),
        ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(change, async (make) => {
      await make();
      await expectTrueCounts();
    }),
    { numRuns: 60 },
  );
});

test('neither an order nor a new price counts anything anew', async () => {
  const rows = async () =>
    (await database.execute(sql`select ctid::text, xmin::text from listing_facets order by 1`)).rows;
  const before = await rows();
  await database.update(products).set({ stock: 0, updatedAt: sql`now()` });
  await database.update(productPrices).set({ minor: sql`${productPrices.minor} + 1` });
  expect(await rows()).toEqual(before);
  expect(before.length).toBe(await database.$count(listingFacets));
});
