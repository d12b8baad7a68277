import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { withTags } from '../changes/tags.ts';
import { listProducts } from './list-products.ts';
import { sizeCategories } from './size-categories.ts';

const { database } = await openTestDatabase();
await database.execute(sql`update products set stock = 0 where id % 3 = 0`);

describe.each(CURRENCIES)('the sizes of categories in %s', (currency) => {
  test.each(CATEGORIES)('are those of the list of $slug', async ({ id, kind }) => {
    const sizes = await sizeCategories(database)(currency);
    const { products, total } = await listProducts(database)({
      locale: 'uk',
      currency,
      condition: { kind: 'number', field: 'categoryId', operator: '$eq', values: [id] },
      sort: [],
      page: 1,
      pageSize: 1000,
    });
    const prices = products.flatMap(({ stock, prices: { [currency]: list } }) => {
      const price = kind === 'rental' ? list.day : list.sale;
      return stock > 0 && price !== null ? [price] : [];
    });
    expect(sizes.find(({ categoryId }) => categoryId === id)).toEqual({
      categoryId: id,
      total,
      lowest: prices.length === 0 ? null : Math.min(...prices),
    });
  });
});

test('follow what is sold out', async () => {
  const { tags } = await withTags(() => sizeCategories(database)('UAH'));
  expect([...tags]).toEqual(['availability']);
});
