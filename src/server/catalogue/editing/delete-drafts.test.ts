import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { printFields, type ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { auditEntries } from '../../audit/tables.ts';
import { productContents, productTexts, products } from '../tables.ts';
import { addProduct } from './add-products.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { deleteDraft, whyDraftStays } from './delete-drafts.ts';
import { draftImport } from './draft-import.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { findImport } from './find-import.ts';
import { moveStock } from './move-stock.ts';
import { saveEditedProduct } from './save-edited-product.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const act = { staffId: anna, why: 'Не той товар' };

async function draft(article: string, more: ProductFields = {}): Promise<number> {
  const sent = { article, category: 'batteries', 'name.uk': `Чернетка ${article}`, ...more };
  const added = await addProduct(database)({ sent, ...act });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}
async function shownOf(id: number): Promise<ProductFields> {
  const found = await findEditedProduct(database)(id);
  return found === null ? {} : printFields(found.product);
}
const remove = async (id: number, base?: ProductFields) =>
  deleteDraft(database)({ id, base: base ?? (await shownOf(id)), ...act });
const isThere = async (id: number) => (await findEditedProduct(database)(id)) !== null;
const logOf = (id: number) =>
  database
    .select({ action: auditEntries.action, changes: auditEntries.changes, why: auditEntries.why })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)))
    .orderBy(auditEntries.id);

test('a draft goes with its texts, once, and the log has what it said', async () => {
  const id = await draft('DRAFT-1');
  expect(await whyDraftStays(database)(id)).toBeNull();
  const shown = await shownOf(id);
  const [first, second] = await Promise.all([remove(id, shown), remove(id, shown)]);
  expect([first, second].filter(({ ok }) => ok)).toHaveLength(1);
  expect([first, second]).toContainEqual({ ok: false, reason: 'product-not-found' });
  expect(await isThere(id)).toBe(false);
  expect(await database.$count(productTexts, eq(productTexts.productId, id))).toBe(0);
  expect((await logOf(id)).at(-1)).toMatchObject({
    action: 'deleted',
    why: 'Не той товар',
    changes: { article: ['DRAFT-1', ''], 'name.uk': ['Чернетка DRAFT-1', ''] },
  });
  expect(await remove(0)).toEqual({ ok: false, reason: 'product-not-found' });
});

test('what a colleague wrote meanwhile is not deleted unseen', async () => {
  const id = await draft('DRAFT-2');
  const shown = await shownOf(id);
  await saveEditedProduct(database)({ id, base: shown, sent: { ...shown, brand: 'Колега' }, ...act });
  expect(await remove(id, shown)).toEqual({ ok: false, reason: 'fields-changed', fields: ['brand'] });
  expect(await isThere(id)).toBe(true);
  expect(await remove(id)).toEqual({ ok: true });
});

test('a product that is or was in the shop stays', async () => {
  expect(await remove(201)).toEqual({ ok: false, reason: 'published' });
  const shown = await shownOf(202);
  await saveEditedProduct(database)({ id: 202, base: shown, sent: { ...shown, published: 'no' }, ...act });
  expect((await shownOf(202)).published).toBe('no');
  expect(await whyDraftStays(database)(202)).toBe('published');
  expect(await remove(202)).toEqual({ ok: false, reason: 'published' });
  expect(await isThere(202)).toBe(true);
});

test('a draft with stock, and one that is part of a set, stay', async () => {
  const stocked = await draft('DRAFT-3');
  await moveStock(database)({
    id: stocked,
    by: 2,
    reason: 'delivery',
    note: '',
    staffId: anna,
    key: crypto.randomUUID(),
  });
  expect(await remove(stocked)).toEqual({ ok: false, reason: 'used' });
  const part = await draft('DRAFT-4');
  const piece = { quantity: 2, unit: 'piece' } as const;
  await database
    .insert(productContents)
    .values({ productId: 401, position: 99, articleNumber: 'DRAFT-4', ...piece });
  expect(await remove(part)).toEqual({ ok: false, reason: 'used' });
  expect([await isThere(stocked), await isThere(part)]).toEqual([true, true]);
});

test('taking an import back deletes the drafts that it made, but none that was changed since', async () => {
  const table = [
    ['article', 'category', 'name.uk'],
    ...['IMPORTED-1', 'IMPORTED-2', 'IMPORTED-3'].map((article) => [
      article,
      'batteries',
      `Назва ${article}`,
    ]),
  ];
  const list = await draftImport(database)({ table, fileName: 'нові.csv', staffId: anna });
  expect(await findImport(database)(list)).toMatchObject({ problems: [], added: 3 });
  expect(await applyImport(database)({ id: list, staffId: anna })).toEqual({ ok: true });
  const made = await database.select().from(products).where(eq(products.articleNumber, 'IMPORTED-2'));
  const id = made[0]?.id ?? 0;
  const shown = await shownOf(id);
  await saveEditedProduct(database)({ id, base: shown, sent: { ...shown, brand: 'Моя' }, ...act });
  expect(await undoImport(database)({ id: list, staffId: anna })).toEqual({ ok: true });
  const articles = await database
    .select({ article: products.articleNumber })
    .from(products)
    .where(eq(products.brand, 'Моя'));
  expect(articles).toEqual([{ article: 'IMPORTED-2' }]);
  for (const article of ['IMPORTED-1', 'IMPORTED-3'])
    expect(await database.$count(products, eq(products.articleNumber, article))).toBe(0);
  expect(await undoImport(database)({ id: list, staffId: anna })).toEqual({
    ok: false,
    reason: 'already-done',
  });
});
