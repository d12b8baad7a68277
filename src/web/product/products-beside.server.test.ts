import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { translator } from '../../content/translator.ts';
import type { Product, ProductDetail } from '../../domain/catalogue/product.ts';
import { productsBeside, relatedTitle } from './products-beside.server.ts';

test('what stands in the row of goods that go together is not shown as similar once more', async () => {
  const catalogue = {
    listProducts: async () => ({ products: [] }),
    relatedTo: async (_: ProductDetail, { count }: { count: number }) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, count),
    togetherWith: async () => ({ basis: 'orders' as const, ids: [2, 3, 20] }),
    productsToShow: async (ids: readonly number[]) => ids.map((id) => ({ id }) as Product),
  };
  const { related, together } = await productsBeside({ id: 10 } as ProductDetail, {
    catalogue,
    locale: 'uk',
    currency: 'UAH',
  });
  expect(together.products.map(({ id }) => id)).toEqual([2, 3, 20]);
  expect(related.map(({ id }) => id)).toEqual([1, 4, 5, 6]);
});

const priced = (id: number, sale: number) =>
  ({ id, prices: { UAH: { sale, day: null } } }) as unknown as ProductDetail;

test('where too little is alike the row is filled with others of its list, the nearest in price first', async () => {
  const asked: unknown[] = [];
  const catalogue = {
    listProducts: async (query: { readonly condition?: unknown }) => {
      asked.push(query.condition);
      return {
        products: [priced(30, 100), priced(31, 990), priced(1, 1000), priced(32, 5000), priced(33, 1200)],
      };
    },
    relatedTo: async () => [1],
    togetherWith: async () => ({ basis: 'complements' as const, ids: [33] }),
    productsToShow: async (ids: readonly number[]) => ids.map((id) => priced(id, 1000)),
  };
  const product = {
    ...priced(10, 1000),
    categoryId: 7,
    categories: [{ id: 3, slug: 'a', name: 'Інвертори' }],
  };
  const { related, alike } = await productsBeside(product, { catalogue, locale: 'uk', currency: 'UAH' });
  expect(related.map(({ id }) => id)).toEqual([1, 31, 32, 30]);
  expect(alike).toBe(1);
  expect(JSON.stringify(asked)).toContain('"values":[3]');
});

test('a row of goods that are alike is called so, one that was filled names their list', () => {
  const translate = translator(
    'uk',
    Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)])),
  );
  const product = { categories: [{ id: 3, slug: 'a', name: 'Інвертори' }] };
  const related = [1, 2, 3, 4].map((id) => priced(id, 1));
  expect(relatedTitle({ related, alike: 4 }, product, translate)).toBe('Схожі товари');
  expect(relatedTitle({ related, alike: 1 }, product, translate)).toBe('Ще в розділі «Інвертори»');
});
