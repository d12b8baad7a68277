import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { productRecordSchema } from '../../../src/server/api/serializers/product-record.ts';
import { allProducts } from '../../support/all-products.ts';
import { listOf, readAs } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, close } = await openTestShop();
afterAll(close);

const pageOf = async (query: string) => readAs(listOf(productRecordSchema), await api(`/products?${query}`));

describe('pages', () => {
  test('joined are the whole list, whatever their size and order', async () => {
    const sort = fc.constantFrom(
      '',
      'sort=price:asc',
      'sort=price:desc',
      'sort=general_information.name:asc',
      'sort[0]=brand:desc&sort[1]=stock',
      'sort=createdAt:desc,id:desc',
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: 100 }), sort, async (pageSize, order) => {
        const whole = (await allProducts(api, order)).map(({ id }) => id);
        const joined: number[] = [];
        for (let page = 1; page <= Math.ceil(whole.length / pageSize); page++) {
          const { data, meta } = await pageOf(
            `pagination[page]=${page}&pagination[pageSize]=${pageSize}&${order}`,
          );
          expect(meta.pagination).toEqual({
            page,
            pageSize,
            pageCount: Math.ceil(whole.length / pageSize),
            total: whole.length,
          });
          joined.push(...data.map(({ id }) => id));
        }
        expect(joined).toEqual(whole);
        expect(new Set(whole).size).toBe(whole.length);
      }),
      { numRuns: 8 },
    );
  });

  test('beyond the last are empty and keep the total', async () => {
    const { data, meta } = await pageOf('pagination[page]=1000000&pagination[pageSize]=100');
    expect(data).toEqual([]);
    expect(meta.pagination.total).toBeGreaterThan(0);
  });

  test('of nothing are no pages', async () => {
    const { data, meta } = await pageOf('filters[id]=999999');
    expect(data).toEqual([]);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 0, total: 0 });
  });
});

describe('sort', () => {
  const priceOf = ({
    pricing_and_inventory: { price, day_price },
  }: Awaited<ReturnType<typeof allProducts>>[number]) => price ?? day_price ?? 0;

  test.each(['UAH', 'PLN'])('by price goes by the prices in %s', async (currency) => {
    const rising = (await allProducts(api, `sort=price:asc&currency=${currency}`)).map(priceOf);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    const falling = (await allProducts(api, `sort=price:desc&currency=${currency}`)).map(priceOf);
    expect(falling).toEqual(rising.toReversed());
  });

  test.each(['uk', 'pl', 'en'])('by name goes by the alphabet of %s', async (locale) => {
    const names = (await allProducts(api, `sort=general_information.name:asc&locale=${locale}`)).map(
      ({ general_information: { name } }) => name,
    );
    const { compare } = new Intl.Collator(locale, { numeric: true });
    expect(names).toEqual(names.toSorted(compare));
  });

  test('by nothing goes by id', async () => {
    const ids = (await allProducts(api)).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});
