import { productRecordSchema, type ProductRecord } from '../../src/server/api/serializers/product-record.ts';
import { listOf, readAs } from './answer.ts';
import type { TestShop } from './test-shop.ts';

/** Every product as the API answers it, by pages of 100; `query` is added to each call. */
export async function allProducts(api: TestShop['api'], query = ''): Promise<readonly ProductRecord[]> {
  const found: ProductRecord[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const answer = await api(`/products?pagination[page]=${page}&pagination[pageSize]=100&${query}`);
    const { data, meta } = await readAs(listOf(productRecordSchema), answer);
    found.push(...data);
    pageCount = meta.pagination.pageCount;
  }
  return found;
}
