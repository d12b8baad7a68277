import { ownPictures } from '../../content/seed/own-pictures.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { MANUFACTURERS } from '../../content/seed/manufacturers.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { printFields } from '../../domain/catalogue/editing/product-fields.ts';
import { SPECIFICATIONS } from '../../domain/catalogue/specifications.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { addProduct } from './editing/add-products.ts';
import { findEditedProduct } from './editing/find-edited-product.ts';
import { saveEditedProduct } from './editing/save-edited-product.ts';
import { findProduct } from './find-product.ts';
import { listCategories } from './list-categories.ts';
import { productContents, products } from './tables.ts';

const { database } = await openTestDatabase();
const find = findProduct(database);

describe.each(LOCALES)('a product’s page in %s', (locale) => {
  test('has what the starting catalogue says of each product', async () => {
    for (const seeded of seedProducts) {
      const found = await find(seeded.id, locale);
      expect(found).toMatchObject({
        ...seeded.text[locale],
        articleNumber: seeded.article,
        brand: seeded.brand,
        stock: seeded.stock,
        pictures: ownPictures(seeded.article),
        picture: ownPictures(seeded.article)[0],
        warrantyMonths: seeded.warrantyMonths,
        makers: seeded.price ? (MANUFACTURERS[seeded.brand] ?? null) : null,
        kind: seeded.price ? 'purchase' : 'rental',
      });
      const specs = Object.fromEntries(found?.specifications.map(({ key, value }) => [key, value]) ?? []);
      expect(specs).toEqual(seeded.specifications);
      expect(found?.tags.map(({ slug }) => slug)).toEqual([...seeded.tags].toSorted());
    }
  });
});

test('its specs stand in the order of the specification table', async () => {
  const order = Object.keys(SPECIFICATIONS);
  const keys = (await find(301, 'en'))?.specifications.map(({ key }) => order.indexOf(key)) ?? [];
  expect(keys.length).toBeGreaterThan(3);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});

test('its categories lead from the parent to its own, named in the page’s language', async () => {
  const scissorLift = await find(2401, 'en');
  const names = new Map((await listCategories(database)('en')).map(({ slug, name }) => [slug, name]));
  expect(scissorLift?.categories).toEqual([
    { id: 23, slug: 'lifts-and-cranes', name: names.get('lifts-and-cranes') },
    { id: 24, slug: 'scissor-lifts', name: names.get('scissor-lifts') },
  ]);
  expect((await find(101, 'uk'))?.categories.map(({ slug }) => slug)).toEqual(['solar-panels']);
});

test('its moments are ISO 8601, which every browser reads', async () => {
  const { createdAt, publishedAt } = (await find(101, 'uk')) ?? {};
  for (const moment of [createdAt, publishedAt]) expect(new Date(String(moment)).toISOString()).toBe(moment);
});

test('an id that no product has finds nothing', async () => {
  for (const id of [0, -1, 999_999, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, NaN, Infinity]) {
    expect(await find(id, 'uk')).toBeNull();
  }
});

test('the categories stand in the order of menus, named and described in each language', async () => {
  for (const locale of LOCALES) {
    const rows = await listCategories(database)(locale);
    expect(rows.map(({ slug }) => slug)).toEqual(CATEGORIES.map(({ slug }) => slug));
    expect(rows.filter(({ name, slug, description }) => name === slug || description === '')).toEqual([]);
  }
});

test('a set names its parts, those of the catalogue by their products, in its language', async () => {
  const set = await find(402, 'pl');
  expect(set?.contents?.slice(0, 4)).toEqual([
    {
      productId: 113,
      name: seedProducts.find(({ id }) => id === 113)?.text.pl.name,
      quantity: 6,
      unit: 'piece',
    },
    expect.objectContaining({ name: expect.stringContaining('Promin H5'), quantity: 1 }),
    expect.objectContaining({ name: expect.stringContaining('Promin Home 10'), quantity: 1 }),
    { productId: null, name: 'Szyny i haki do dachówki na 12 paneli', quantity: 1, unit: 'kit' },
  ]);
  expect(await find(301, 'pl')).not.toHaveProperty('contents');
});

test('a part that is not published any more keeps its name without its page', async () => {
  const publish = (publishedAt: string | null) =>
    database.update(products).set({ publishedAt }).where(eq(products.articleNumber, 'PRM-H5-1P'));
  await publish(null);
  expect((await find(402, 'en'))?.contents?.[1]).toMatchObject({
    productId: null,
    name: expect.stringContaining('Promin H5'),
  });
  await publish(new Date().toISOString());
  expect((await find(402, 'en'))?.contents?.[1]?.productId).not.toBeNull();
});

test('a part that was never in the shop shows neither its name nor its article number', async () => {
  const anna = await addStaffRow(database);
  const like = await findEditedProduct(database)(501);
  if (!like) throw new Error('No such product');
  const added = await addProduct(database)({
    sent: { ...printFields(like.product), article: 'SECRET-1', 'name.uk': 'Таємна новинка' },
    staffId: anna,
    why: '',
  });
  const id = added.ok ? added.id : 0;
  // As it could be stored before the rule was.
  await database
    .insert(productContents)
    .values({ productId: 402, position: 99, quantity: 2, articleNumber: 'SECRET-1', unit: 'piece' });
  const last = async () => (await find(402, 'uk'))?.contents?.at(-1);
  expect(await last()).toEqual({ productId: null, name: '', quantity: 2, unit: 'piece' });
  await database
    .update(products)
    .set({ pictures: [...ownPictures('US5000')] })
    .where(eq(products.id, id));
  const publish = (published: string) =>
    saveEditedProduct(database)({ id, base: {}, sent: { published }, staffId: anna, why: '' });
  expect(await publish('yes')).toMatchObject({ ok: true });
  expect(await last()).toMatchObject({ productId: id, name: 'Таємна новинка' });
  expect(await publish('no')).toMatchObject({ ok: true });
  expect(await last()).toMatchObject({ productId: null, name: 'Таємна новинка' });
});
