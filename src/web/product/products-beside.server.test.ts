import { expect, test } from 'vitest';
import type { Product, ProductDetail } from '../../domain/catalogue/product.ts';
import { productsBeside } from './products-beside.server.ts';

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
