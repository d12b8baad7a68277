import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../../src/domain/catalogue/categories.ts';
import { LOCALES } from '../../../src/domain/locale/locale.ts';
import { createApi } from '../../../src/server/api/api.ts';
import { adSchema, slideSchema, promotionSchema } from '../../../src/server/api/merchandising.ts';
import { geoSchema } from '../../../src/server/api/geo.ts';
import { categoryRecordSchema } from '../../../src/server/api/serializers/category-record.ts';
import { promotions } from '../../../src/server/catalogue/merchandising/tables.ts';
import { listOf, readAs } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, appOptions, database, feed, close } = await openTestShop();
afterAll(close);

describe('GET /categories', () => {
  const read = async (query = '') => readAs(listOf(categoryRecordSchema), await api(`/categories${query}`));

  test('answers all of them at once, in the order of the menus', async () => {
    const { data, meta } = await read();
    expect(data.map(({ id, slug }) => ({ id, slug }))).toEqual(
      CATEGORIES.map(({ id, slug }) => ({ id, slug })),
    );
    expect(meta.pagination).toMatchObject({ page: 1, pageCount: 1, total: CATEGORIES.length });
    for (const { id, documentId, parent, image } of data) {
      expect(documentId).toBe(String(id));
      expect(parent?.id ?? null).toBe(CATEGORIES.find((row) => row.id === id)?.parentId);
      expect(image?.url).toMatch(/^\/pictures\/products\/[\w-]+-960\.webp$/);
    }
  });

  test('has pages when asked for', async () => {
    const { data, meta } = await read('?pagination[page]=2&pagination[pageSize]=5');
    expect(data.map(({ id }) => id)).toEqual(CATEGORIES.slice(5, 10).map(({ id }) => id));
    expect(meta.pagination.pageCount).toBe(Math.ceil(CATEGORIES.length / 5));
  });

  test('speaks the language that is asked for', async () => {
    const names = await Promise.all(
      LOCALES.map(async (locale) => (await read(`?locale=${locale}`)).data[0]?.name),
    );
    expect(new Set(names).size).toBe(LOCALES.length);
  });
});

describe('GET /promotions', () => {
  const read = async (query = '') => readAs(listOf(promotionSchema), await api(`/promotions${query}`));

  test('answers the active ones, of one category or all', async () => {
    const all = (await read()).data;
    expect(all.map(({ category }) => category?.id)).toEqual([1, 6, 2, 11]);
    expect(await read('?filters[active][$eq]=true&populate=image')).toEqual(await read());
    const [batteries] = (await read('?filters[category][id][$eq]=2&filters[active]=true')).data;
    expect(batteries).toEqual(all.find(({ category }) => category?.id === 2));
    expect((await read('?filters[category][id]=999')).data).toEqual([]);
  });

  test('keeps those that are not active to itself', async () => {
    await database.update(promotions).set({ active: false }).where(eq(promotions.categoryId, 11));
    await feed.caughtUp();
    expect((await read()).data.map(({ category }) => category?.id)).toEqual([1, 6, 2]);
    expect((await read('?filters[active]=false')).data).toEqual([]);
  });
});

describe('GET /ads', () => {
  const read = async (query = '') => readAs(listOf(adSchema), await api(`/ads${query}`));

  test('answers the active ones', async () => {
    const { data } = await read('?filters[active][$eq]=true&populate=*');
    expect(data.length).toBeGreaterThan(0);
    expect((await read('?active=true')).data).toEqual(data);
    expect((await read()).data).toEqual(data);
    expect((await read('?active=false')).data).toEqual([]);
  });
});

describe('GET /carousel-slides', () => {
  test('answers the three slides in their order, with addresses of pictures', async () => {
    const { data } = await readAs(listOf(slideSchema), await api('/carousel-slides?locale=en'));
    expect(data.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(data.map(({ src }) => src)).toEqual([
      '/pictures/scenes/scene-roof-solar-1600.webp',
      '/pictures/scenes/scene-ev-charging-1600.webp',
      '/pictures/scenes/scene-portable-solar-1600.webp',
    ]);
  });
});

test.each(['/carousel-slides', '/ads', '/promotions'])('GET %s accepts `populate`', async (path) => {
  const [whole, populated] = await Promise.all([api(path), api(`${path}?populate=*`)]);
  expect(populated.status).toBe(200);
  expect(await populated.json()).toEqual(await whole.json());
});

describe('GET /geo', () => {
  const from = async (address: string) =>
    (await readAs(geoSchema, await api('/geo', { headers: { 'x-forwarded-for': address } }))).country_code;

  test('answers the country of the caller’s address', async () => {
    expect(await from('91.198.174.192')).toBe('NL');
    expect(await from('212.26.128.1')).toBe('UA');
    expect(await from('10.0.0.1, 212.77.98.9')).toBe('PL');
  });

  test.each(['127.0.0.1', '10.0.0.1', '::1', 'nonsense', ''])('answers null to %j', async (address) => {
    expect(await from(address)).toBe(null);
  });

  test('believes nobody but a proxy that is trusted', async () => {
    const direct = createApi({ ...appOptions, trustProxy: false });
    const answer = await direct.request('/geo', { headers: { 'x-forwarded-for': '212.77.98.9' } });
    expect((await readAs(geoSchema, answer)).country_code).toBe(null);
  });

  test('is kept by nobody', async () => {
    const { headers } = await api('/geo');
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

test('no picture of any record is missing from the sources', async () => {
  const images = v.object({ data: v.array(v.object({ image: v.nullable(v.unknown()) })) });
  for (const path of ['/categories', '/promotions']) {
    const { data } = await readAs(images, await api(path));
    expect(data.filter(({ image }) => image === null)).toEqual([]);
  }
});
