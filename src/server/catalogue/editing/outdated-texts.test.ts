import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { printFields, type ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { products } from '../tables.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { confirmTranslation } from './confirm-translation.ts';
import { draftImport } from './draft-import.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { countEditedProducts, listEditedProducts } from './list-edited-products.ts';
import { outdatedTexts } from './tables.ts';
import { saveEditedProduct, saveEditedProducts, undoProductChange } from './save-edited-product.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const act = { staffId: anna, why: '' };
const find = async (id: number) => {
  const found = await findEditedProduct(database)(id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
};
const edit = async (id: number, sent: ProductFields) =>
  saveEditedProduct(database)({ id, base: printFields((await find(id)).product), sent, ...act });
const marksOf = async (id: number) =>
  (await find(id)).outdated.map(({ part, locale, source }) => `${part}.${locale} of ${source}`).toSorted();
const sinceOf = async (id: number) => (await find(id)).outdated[0]?.since ?? '';
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;
const confirm = (id: number, seen: string) =>
  confirmTranslation(database)({ id, part: 'name', locale: 'pl', seen, staffId: anna });

test('no product of the starting catalogue has an outdated text', async () => {
  expect(await database.$count(outdatedTexts)).toBe(0);
});

describe('a text that is changed in one language', () => {
  test('marks the others until they follow, and is found by the list', async () => {
    const list = { search: '', category: null, shown: 'all', translations: 'outdated', after: null } as const;
    await edit(101, { 'name.uk': 'Панель нова' });
    expect(await marksOf(101)).toEqual(['name.en of uk', 'name.pl of uk']);
    expect(await countEditedProducts(database)(list)).toBe(1);
    const { products: found } = await listEditedProducts(database)(list, 'uk');
    expect(found).toMatchObject([{ id: 101, isOutdated: true }]);
    await edit(101, { 'name.pl': 'Panel nowy' });
    await edit(101, { 'name.en': 'New panel' });
    expect(await marksOf(101)).toEqual([]);
    expect(await countEditedProducts(database)(list)).toBe(0);
  });

  test('stays marked where its writer did not see the change', async () => {
    const base = printFields((await find(108)).product);
    await edit(108, { 'summary.uk': 'Речення, якого друга вкладка не бачила.' });
    await saveEditedProduct(database)({
      id: 108,
      base,
      sent: { ...base, 'summary.pl': 'Literówka.' },
      ...act,
    });
    expect(await marksOf(108)).toEqual(['summary.en of uk', 'summary.pl of uk']);
    await edit(108, { 'summary.pl': 'Nowe zdanie.' });
    expect(await marksOf(108)).toEqual(['summary.en of uk']);
  });

  test('marks nothing where fields beside it are changed, and nothing more where its change is undone', async () => {
    await edit(102, { brand: 'Інша', warranty: '13' });
    expect(await marksOf(102)).toEqual([]);
    await edit(102, { 'summary.pl': 'Inne zdanie.' });
    const [entry] = await logOf(102);
    await undoProductChange(database)({ id: 102, entryId: entry?.id ?? 0, ...act });
    expect(await marksOf(102)).toEqual([]);
  });

  test('marks them in the table of several products and in an import, which takes the marks back', async () => {
    const one = await find(103);
    await saveEditedProducts(database)({
      edits: [{ id: 103, base: printFields(one.product), sent: { 'name.en': 'Another name' } }],
      ...act,
    });
    expect(await marksOf(103)).toEqual(['name.pl of en', 'name.uk of en']);
    const id = await draftImport(database)({
      table: [
        ['id', 'summary.uk'],
        ['104', 'Речення з таблиці.'],
      ],
      fileName: 'texts.csv',
      staffId: anna,
    });
    expect(await applyImport(database)({ id, staffId: anna })).toEqual({ ok: true });
    expect(await marksOf(104)).toEqual(['summary.en of uk', 'summary.pl of uk']);
    await undoImport(database)({ id, staffId: anna });
    expect(await marksOf(104)).toEqual([]);
  });
});

describe('a text that is still right', () => {
  test('loses its mark once, and the log says so', async () => {
    await edit(105, { 'name.uk': 'Назва без помилки' });
    const seen = await sinceOf(105);
    expect(await confirm(105, seen)).toEqual({ ok: true, changed: 1 });
    expect(await confirm(105, seen)).toEqual({ ok: true, changed: 0 });
    expect(await marksOf(105)).toEqual(['name.en of uk']);
    const [entry, before] = await logOf(105);
    expect(entry).toMatchObject({ action: 'translation-checked', changes: { 'outdated.pl': ['name', ''] } });
    expect(before?.action).toBe('edited');
  });

  test('keeps it where its source was changed again since it was looked at', async () => {
    await edit(106, { 'name.uk': 'Назва перша' });
    const seen = await sinceOf(106);
    await edit(106, { 'name.uk': 'Назва друга' });
    expect(await confirm(106, seen)).toEqual({ ok: false, reason: 'changed-since' });
    expect(await marksOf(106)).toEqual(['name.en of uk', 'name.pl of uk']);
  });

  test('of a product that does not exist is refused', async () => {
    expect(await confirm(999_999, '')).toEqual({ ok: false, reason: 'product-not-found' });
  });
});

test('marks go with their product', async () => {
  await edit(107, { 'name.uk': 'Інша назва' });
  await database.delete(products).where(eq(products.id, 107));
  expect(await database.$count(outdatedTexts, eq(outdatedTexts.productId, 107))).toBe(0);
});
