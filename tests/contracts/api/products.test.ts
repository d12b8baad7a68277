import { ownPictures } from '../../../src/content/seed/own-pictures.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { seedProducts } from '../../../src/content/seed/products.ts';
import { CATEGORIES } from '../../../src/domain/catalogue/categories.ts';
import { LOCALES } from '../../../src/domain/locale/locale.ts';
import { productRecordSchema } from '../../../src/server/api/serializers/product-record.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import { messagesOf } from '../../../src/server/messages/messages.ts';
import { allProducts } from '../../support/all-products.ts';
import { listOf, readAs, readProblem } from '../../support/answer.ts';
import { countQueries } from '../../support/count-queries.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, close, database } = await openTestShop();
afterAll(close);

const pageOf = async (query = '', init?: RequestInit) =>
  readAs(listOf(productRecordSchema), await api(`/products${query}`, init));
const one = async (path: string, init?: RequestInit) =>
  (await readAs(v.strictObject({ data: productRecordSchema }), await api(`/products/${path}`, init))).data;

describe('GET /products', () => {
  test('answers the first 25 of all without parameters', async () => {
    const { data, meta } = await pageOf();
    expect(data).toHaveLength(25);
    expect(meta.pagination).toEqual({
      page: 1,
      pageSize: 25,
      pageCount: Math.ceil(seedProducts.length / 25),
      total: seedProducts.length,
    });
  });

  test.each(LOCALES)('answers every product of the catalogue in %s', async (locale) => {
    const records = await allProducts(api, `locale=${locale}&populate=*`);
    for (const seed of seedProducts) {
      const record = records.find(({ id }) => id === seed.id);
      const category = CATEGORIES.find(({ slug }) => slug === seed.category);
      expect(record).toMatchObject({
        documentId: String(seed.id),
        sku: seed.article,
        articleNumber: seed.article,
        categoryId: category?.id,
        type: messagesOf('uk').translate(`category.${seed.category}.name`),
        kind: seed.price ? 'purchase' : 'rental',
        isRentalItem: seed.price === undefined,
        general_information: {
          name: seed.text[locale].name,
          description: seed.text[locale].description,
          brand: seed.brand,
        },
        pricing_and_inventory: {
          price: seed.price?.UAH ?? null,
          day_price: seed.rental?.UAH.day ?? null,
          week_price: seed.rental?.UAH.week ?? null,
          month_price: seed.rental?.UAH.month ?? null,
          stock: seed.stock,
          rental_stock: seed.price ? (seed.machines ?? 0) : seed.stock,
          currency: 'UAH',
        },
        localizations: LOCALES.map((each) => ({
          locale: each,
          general_information: { name: seed.text[each].name, description: seed.text[each].description },
        })),
      });
      expect(record?.general_information.images).toHaveLength(ownPictures(seed.article).length);
      expect(record?.tags?.map(({ slug }) => slug)).toEqual([...seed.tags].toSorted());
      expect(record?.specifications?.map(({ key }) => key).toSorted()).toEqual(
        Object.keys(seed.specifications).toSorted(),
      );
      expect(record?.categories?.at(-1)?.slug).toBe(seed.category);
      expect(record?.categories?.[0]?.id).toBe(category?.parentId ?? category?.id);
    }
  });

  test('answers what the published reviews come to, and null without one', async () => {
    const [product] = (await pageOf()).data;
    expect(product?.rating).toBeNull();
    const id = product?.id ?? 0;
    await database
      .update(products)
      .set({ ratings: [0, 0, 0, 1, 2] })
      .where(eq(products.id, id));
    expect((await one(String(id))).rating).toEqual({ average: 4.7, count: 3 });
    await database.update(products).set({ ratings: null }).where(eq(products.id, id));
  });

  test('adds exactly the groups that are named', async () => {
    const GROUPS = ['specifications', 'categories', 'tags', 'localizations'] as const;
    const [bare] = (await pageOf()).data;
    expect(GROUPS.filter((group) => bare && group in bare)).toEqual([]);
    for (const group of GROUPS) {
      const [record] = (await pageOf(`?populate[0]=${group}&populate[1]=general_information.images`)).data;
      expect(GROUPS.filter((each) => record && each in record)).toEqual([group]);
    }
  });

  test('costs the same number of queries whatever the size of the page', async () => {
    const costOf = (size: number) => countQueries(() => pageOf(`?populate=*&pagination[pageSize]=${size}`));
    expect(await costOf(100)).toBe(await costOf(1));
  });

  test('prints specs in the language of the answer', async () => {
    const specOf = async (locale: string) => {
      const record = await one(`101?populate=specifications&locale=${locale}`);
      return record.specifications?.find(({ key }) => key === 'powerW');
    };
    expect(await specOf('uk')).toMatchObject({ number: 435, unit: 'W', value: '435\u00a0Вт' });
    expect(await specOf('en')).toMatchObject({ number: 435, unit: 'W', value: '435\u00a0W' });
  });
});

describe('GET /products/{id}', () => {
  test('answers the record of the list', async () => {
    const [first] = (await pageOf('?populate=*&locale=pl&currency=PLN')).data;
    expect(await one(`${first?.id}?populate=*&locale=pl&currency=PLN`)).toEqual(first);
  });

  test.each(['999999', '0', '-1', '1.5', 'abc', '2147483648', '99999999999', '01', '%00'])(
    'answers 404 to %s',
    async (id) => {
      const answer = await api(`/products/${id}`);
      expect(answer.status).toBe(404);
      expect(await readProblem(answer)).toMatchObject({
        status: 404,
        name: 'NotFoundError',
        details: { reason: 'product-not-found' },
      });
    },
  );
});

describe('language and currency', () => {
  const cookies = (cookie: string) => ({ headers: { cookie } });

  test('are the query’s, else the cookies’, else Ukrainian and hryvnias', async () => {
    const polish = await one('101?locale=pl&currency=PLN');
    const ukrainian = await one('101');
    expect(polish.pricing_and_inventory.currency).toBe('PLN');
    expect(polish.general_information.name).not.toBe(ukrainian.general_information.name);
    expect(ukrainian.pricing_and_inventory.currency).toBe('UAH');
    expect(ukrainian).toEqual(await one('101?locale=uk&currency=UAH'));
    expect(await one('101', cookies('userLocale=pl; userCurrency=PLN'))).toEqual(polish);
    expect(await one('101?locale=uk&currency=UAH', cookies('userLocale=pl; userCurrency=PLN'))).toEqual(
      ukrainian,
    );
  });

  test('of a damaged cookie are the defaults', async () => {
    expect(await one('101', cookies('userLocale=xx; userCurrency=USD'))).toEqual(await one('101'));
  });

  test('do not follow each other: a Polish answer without currency is in hryvnias', async () => {
    expect((await one('101?locale=pl')).pricing_and_inventory.currency).toBe('UAH');
  });

  test('every product has a price in both currencies, in whole minor units', async () => {
    for (const currency of ['UAH', 'PLN']) {
      for (const { pricing_and_inventory: prices } of await allProducts(api, `currency=${currency}`)) {
        const own = [prices.price, prices.day_price].filter((price) => price !== null);
        expect(own.length).toBeGreaterThan(0);
        expect(own.every((price) => price > 0 && Number.isInteger(Number((price * 100).toFixed(6))))).toBe(
          true,
        );
      }
    }
  });
});
