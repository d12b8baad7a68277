import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import {
  SORT_FIELDS,
  type ProductCondition,
  type ProductQuery,
} from '../../domain/catalogue/product-filter.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { listProducts, productsByIds } from './list-products.ts';
import { products } from './tables.ts';

const { database } = await openTestDatabase();

const list = (query: Partial<ProductQuery> = {}) =>
  listProducts(database)({ locale: 'uk', currency: 'UAH', sort: [], page: 1, pageSize: 1000, ...query });
const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);
const idsWhere = async (condition?: ProductCondition) =>
  idsOf((await list(condition === undefined ? {} : { condition })).products);

const seeded = seedProducts.map(({ id }) => id).toSorted((a, b) => a - b);
const inCategory = (id: number): ProductCondition => ({
  kind: 'number',
  field: 'categoryId',
  operator: '$eq',
  values: [id],
});

describe('a listing', () => {
  test('holds every published product once, in the order of ids', async () => {
    const { products: found, total } = await list();
    expect(idsOf(found)).toEqual(seeded);
    expect(total).toBe(seeded.length);
  });

  test('costs one query, whatever its length', async () => {
    expect(await countQueries(() => list({ pageSize: 1 }))).toBe(1);
    expect(await countQueries(() => list({ pageSize: 1000 }))).toBe(1);
  });

  test.each(SORT_FIELDS)('sorted by %s is the same whole whatever the size of its pages', async (field) => {
    const sort = [{ field, direction: 'asc' }] as const;
    const whole = idsOf((await list({ sort })).products);
    expect(whole.toSorted((a, b) => a - b)).toEqual(seeded);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(seeded.length / 24) }, (_, index) =>
        list({ sort, page: index + 1, pageSize: 24 }),
      ),
    );
    expect(pages.flatMap((page) => idsOf(page.products))).toEqual(whole);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([seeded.length]));
  });

  test('beyond its last page is empty and still knows its total', async () => {
    expect(await list({ page: 1000, pageSize: 24 })).toEqual({ products: [], total: seeded.length });
  });

  test('leaves out what is not published, and so do carts', async () => {
    const [first = 0] = seeded;
    await database.update(products).set({ publishedAt: null }).where(eq(products.id, first));
    expect(await idsWhere()).not.toContain(first);
    expect(await productsByIds(database)([first], 'uk')).toEqual([]);
    await database
      .update(products)
      .set({ publishedAt: new Date().toISOString() })
      .where(eq(products.id, first));
    expect(await idsWhere()).toContain(first);
  });
});

describe('a category’s listing', () => {
  test.each(CATEGORIES.map(({ id, slug }) => [slug, id] as const))(
    'of %s has its own products and those of its children',
    async (_, id) => {
      const slugs = CATEGORIES.flatMap((row) =>
        row.id === id || row.parentId === id ? [row.slug as string] : [],
      );
      const expected = seedProducts.flatMap((product) =>
        slugs.includes(product.category) ? [product.id] : [],
      );
      expect(await idsWhere(inCategory(id))).toEqual(expected.toSorted((a, b) => a - b));
    },
  );

  test('of a parent has more than the parent’s own', async () => {
    const panels = await list({ condition: inCategory(12) });
    const categories = new Set(panels.products.map(({ categoryId }) => categoryId));
    expect([...categories].toSorted((a, b) => a - b)).toEqual([13, 14, 15, 16, 17]);
  });
});

describe('prices', () => {
  /** What a listing sorts by: the price to buy, or for a day. */
  const priceOf = (currency: Currency) => (product: Product) =>
    product.prices[currency].sale ?? product.prices[currency].day ?? Infinity;

  test.each(CURRENCIES)('sort a listing in %s, both ways', async (currency) => {
    const sorted = async (direction: 'asc' | 'desc') =>
      (await list({ currency, sort: [{ field: 'price', direction }] })).products.map(priceOf(currency));
    const rising = await sorted('asc');
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(await sorted('desc')).toEqual(rising.toReversed());
    expect(rising.every(Number.isSafeInteger)).toBe(true);
  });

  test('are compared in the currency of the question', async () => {
    const upTo = (minor: number): ProductCondition => ({
      kind: 'number',
      field: 'price',
      operator: '$lte',
      values: [minor],
    });
    for (const currency of CURRENCIES) {
      const { products: found } = await list({ currency, condition: upTo(500_00) });
      const all = (await list()).products;
      const expected = all.filter(({ prices }) => (prices[currency].sale ?? Infinity) <= 500_00);
      expect(idsOf(found)).toEqual(idsOf(expected));
      expect(found.length).toBeGreaterThan(0);
    }
  });
});

describe('products by id', () => {
  test('are those that exist, in the language asked for, in one query', async () => {
    const ids = [101, 301, 999_999];
    const read = () => productsByIds(database)(ids, 'pl');
    const found = await read();
    expect(idsOf(found).toSorted((a, b) => a - b)).toEqual([101, 301]);
    expect(found.find(({ id }) => id === 301)?.name).toBe(
      seedProducts.find(({ id }) => id === 301)?.text.pl.name,
    );
    expect(await countQueries(read)).toBe(1);
  });

  test('asked for none are none, without a query', async () => {
    expect(await countQueries(() => productsByIds(database)([], 'uk'))).toBe(0);
  });

  test('that no product can have are none', async () => {
    const impossible = [0, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER];
    expect(await productsByIds(database)(impossible, 'uk')).toEqual([]);
    expect(idsOf(await productsByIds(database)([...impossible, 101], 'uk'))).toEqual([101]);
  });
});

test('the stock of a listing is the stock of the table', async () => {
  const rows = await database
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, seeded));
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  expect((await list()).products.filter((product) => product.stock !== stock.get(product.id))).toEqual([]);
});
