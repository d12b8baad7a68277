import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openSeededOnServer } from '../../../../tests/support/test-database.ts';
import { ownCategoryId } from '../../../domain/catalogue/category-kind.ts';
import { printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { setOwnCategories } from '../../../domain/catalogue/known-categories.ts';
import { setPartnerProducts } from '../../partners/partner-products.ts';
import { addProduct } from '../editing/add-products.ts';
import { applyImport } from '../editing/apply-import.ts';
import { draftImport } from '../editing/draft-import.ts';
import { findEditedProduct } from '../editing/find-edited-product.ts';
import { saveEditedProduct, saveEditedProducts } from '../editing/save-edited-product.ts';
import { addEntry } from '../merchandising/save-entry.ts';
import { categories } from '../tables.ts';
import { makeCategory } from './make-category.ts';
import { removeCategory } from './remove-category.ts';

const connection = await openSeededOnServer();
const { database } = connection;
const staffId = await addStaffRow(database);
const act = { staffId, why: '' };
const fields = {
  'name.uk': 'Теплові насоси',
  'name.pl': 'Pompy ciepła',
  'name.en': 'Heat pumps',
  'description.uk': 'Тепло з повітря.',
  'description.pl': 'Ciepło z powietrza.',
  'description.en': 'Heat from the air.',
} as const;
const gone = { category: { reason: 'not-a-choice', detail: 'heat-pumps' } };
const GONE = { ok: false, reason: 'invalid-fields', problems: gone };

// This instance has not heard yet that a colleague took the category away.
beforeEach(() => {
  setOwnCategories([
    { id: ownCategoryId(1, 3), slug: 'heat-pumps', parentId: null, kind: 'purchase', isListed: false },
  ]);
});
afterAll(() => setOwnCategories([])); // other files of this process have the shop as it came

const product = await findEditedProduct(database)(301);
if (product === null) throw new Error('No product 301');
const stored = printFields(product.product);
const made = { ...stored, category: 'heat-pumps', published: 'no' };
const partner = {
  id: 'key',
  name: 'Partner',
  scopes: ['write-products', 'write-prices'],
} as unknown as Parameters<ReturnType<typeof setPartnerProducts>>[0];

test('the editor and bulk edit refuse a category that is gone', async () => {
  const edit = { id: 301, base: stored, sent: { category: 'heat-pumps' } };
  expect(await saveEditedProduct(database)({ ...edit, ...act })).toEqual(GONE);
  expect(await saveEditedProducts(database)({ edits: [edit], ...act })).toEqual({
    ok: false,
    refused: new Map([[301, GONE]]),
  });
  expect(await addProduct(database)({ sent: { ...made, article: 'GONE-1' }, ...act })).toEqual(GONE);
});

test('so do programs of partners, for what is there and what is added', async () => {
  const line = (articleNumber: string, said: object) => ({
    articleNumber,
    fields: said,
    isLargeChange: false,
  });
  const { article: _, ...fresh } = made;
  const set = await setPartnerProducts(database)(partner, [
    line(product.product.articleNumber, { category: 'heat-pumps' }),
    line('GONE-2', fresh),
  ]);
  expect(set).toMatchObject({
    ok: false,
    reason: 'invalid-products',
    products: [{ refused: { problems: gone } }, { refused: { problems: gone } }],
  });
});

test('so does an import that was drafted before', async () => {
  const tables = [
    [
      ['id', 'category'],
      ['301', 'heat-pumps'],
    ],
    [Object.keys(made), Object.values({ ...made, article: 'GONE-3' })],
  ];
  for (const table of tables) {
    const id = await draftImport(database)({ table, fileName: 'a.csv', staffId });
    expect(await applyImport(database)({ id, staffId })).toEqual({
      ok: false,
      reason: 'products-changed',
      lines: [2],
    });
  }
});

test('so does a promotion', async () => {
  const sent = {
    'title.uk': 'Зима',
    'title.pl': 'Zima',
    'title.en': 'Winter',
    category: 'heat-pumps',
    picture: 'us5000-front',
    active: 'yes',
  };
  const added = await addEntry(database)({
    ...act,
    kind: 'promotion',
    sent,
    isPage: () => true,
    formKey: randomUUID(),
  });
  expect(added).toMatchObject({ ok: false, problems: { category: 'not-a-choice' } });
});

test('of a product that comes in and a category that goes away at once, one is refused, whichever is first', async () => {
  const asked = { slug: 'heat-pumps', like: 'inverters', group: 'electrical', fields, ...act };
  for (let round = 0; round < 6; round++) {
    expect(await makeCategory(database)(asked)).toMatchObject({ ok: true });
    const [there] = await database.select().from(categories).where(eq(categories.slug, 'heat-pumps'));
    setOwnCategories([
      { id: there?.id ?? 0, slug: 'heat-pumps', parentId: null, kind: 'purchase', isListed: false },
    ]);
    const [saved, removed] = await Promise.all([
      saveEditedProduct(database)({ id: 301, base: stored, sent: { category: 'heat-pumps' }, ...act }),
      removeCategory(database)({ slug: 'heat-pumps', base: {}, ...act }),
    ]);
    expect([saved.ok, removed.ok].filter(Boolean)).toHaveLength(1);
    expect(saved.ok ? GONE : saved).toEqual(GONE);
    if (!saved.ok) continue;
    const base = { category: 'heat-pumps' };
    await saveEditedProduct(database)({ id: 301, base, sent: { category: stored.category }, ...act });
    await database.delete(categories).where(eq(categories.slug, 'heat-pumps'));
  }
});
