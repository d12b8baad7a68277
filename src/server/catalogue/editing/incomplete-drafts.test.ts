import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { printFields, type ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { findProduct, previewProduct } from '../find-product.ts';
import { products } from '../tables.ts';
import { addProduct } from './add-products.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { draftImport } from './draft-import.ts';
import { findImport } from './find-import.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { countEditedProducts, listEditedProducts } from './list-edited-products.ts';
import { nameProducts } from './name-products.ts';
import { publishDue } from './publish-due.ts';
import { saveEditedProduct, saveEditedProducts, undoProductChange } from './save-edited-product.ts';
import { productSchedules } from './tables.ts';
import { usualSpecifications } from './usual-specifications.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const act = { staffId: anna, why: '' };
const find = findEditedProduct(database);
const save = saveEditedProduct(database);

let number = 0;
async function begin(sent: ProductFields = {}): Promise<number> {
  number += 1;
  const made = await addProduct(database)({
    ...act,
    sent: { category: 'batteries', article: `BEGUN-${number}`, ...sent },
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
}
const rowOf = async (id: number) => {
  const [row] = await database.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error(`No product ${id}`);
  return row;
};
const edit = (id: number, sent: ProductFields) => save({ id, base: {}, sent, ...act });
const fieldsOf = async (id: number): Promise<ProductFields> => {
  const found = await find(id);
  if (!found) throw new Error(`No product ${id}`);
  return printFields(found.product);
};
const incomplete = {
  search: '',
  category: null,
  shown: 'incomplete',
  translations: 'any',
  after: null,
} as const;
/** Everything that a battery still lacks. */
const REST: ProductFields = {
  brand: 'Pylontech',
  ...Object.fromEntries(
    ['name', 'summary', 'description'].flatMap((part) =>
      ['uk', 'pl', 'en'].map((locale) => [`${part}.${locale}`, `${part} ${locale}`]),
    ),
  ),
  'price.UAH.sale': '41900',
};
const refusedOf = (answer: Awaited<ReturnType<ReturnType<typeof undoProductChange>>>) =>
  answer.ok || !('problems' in answer) ? null : Object.keys(answer.problems);

describe('a draft that was begun', () => {
  test('is kept as far as it goes, says what it lacks, and is published when it lacks nothing', async () => {
    const id = await begin({ 'name.uk': 'Акумулятор' });
    expect(await fieldsOf(id)).toMatchObject({ 'name.uk': 'Акумулятор', 'name.pl': '', published: 'no' });
    const missing = (await rowOf(id)).missing;
    expect(missing).toEqual((await find(id))?.missing);
    expect(missing).toEqual(expect.arrayContaining(['brand', 'name.pl', 'description.uk', 'price.UAH.sale']));
    await database
      .update(products)
      .set({ pictures: ['us5000'] })
      .where(eq(products.id, id));
    expect(refusedOf(await edit(id, { published: 'yes' }))?.toSorted()).toEqual([...missing].toSorted());

    expect(await edit(id, { ...REST, published: 'yes' })).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ missing: [], kind: 'purchase', isKindOpen: false });
    expect(await findProduct(database)(id, 'pl')).toMatchObject({ name: 'name pl' });
  });

  test('is found by the list, named and previewed by what it says, and by nobody else', async () => {
    const id = await begin({ 'name.pl': 'Magazyn energii' });
    const { products: rows } = await listEditedProducts(database)(incomplete, 'uk');
    expect(rows.find((row) => row.id === id)).toMatchObject({ name: 'Magazyn energii', isPublished: false });
    expect(await countEditedProducts(database)(incomplete)).toBe(rows.length);
    expect((await nameProducts(database)([id], 'en')).get(id)?.name).toBe('Magazyn energii');
    expect(await previewProduct(database)(id, 'uk')).toMatchObject({ name: 'Magazyn energii', summary: '' });
    expect(await findProduct(database)(id, 'pl')).toBeNull();
    const nameless = await begin();
    expect((await previewProduct(database)(nameless, 'en'))?.name).toBe(`BEGUN-${number}`);
    // The index of the filter serves the list.
    await database.execute(sql`set enable_seqscan = off`);
    const plan = await database.execute(sql`explain select id from products where published_at is null
      and (cardinality(missing) > 0 or cardinality(pictures) = 0) order by id desc limit 51`);
    expect(JSON.stringify(plan)).toContain('products_incomplete');
    await database.execute(sql`reset enable_seqscan`);
  });

  test('is what its first prices make of it, and goes on being so', async () => {
    const id = await begin();
    expect(await rowOf(id)).toMatchObject({ kind: 'purchase', isKindOpen: true });
    expect(await edit(id, { category: 'generators' })).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ kind: 'rental', isKindOpen: true });
    expect(await edit(id, { 'price.UAH.sale': '100' })).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ kind: 'purchase', isKindOpen: false });
    expect(await edit(id, { 'price.UAH.sale': '', 'price.UAH.day': '100' })).toMatchObject({ ok: true });
    expect((await find(id))?.missing).toEqual(
      expect.arrayContaining(['price.UAH.sale', 'price.UAH.week', 'price.UAH.month']),
    );
    expect(await rowOf(id)).toMatchObject({ kind: 'purchase', isKindOpen: false });
  });
});

describe('a published product loses no required field', () => {
  test('by the form and by the table of several', async () => {
    const before = await fieldsOf(201);
    expect(refusedOf(await edit(201, { 'name.pl': '' }))).toEqual(['name.pl']);
    const id = await begin();
    const saved = await saveEditedProducts(database)({
      ...act,
      edits: [
        { id: 201, base: {}, sent: { 'summary.en': '' } },
        { id, base: {}, sent: { 'name.uk': 'Нова' } },
      ],
    });
    expect(saved.ok ? [] : [...saved.refused.keys()]).toEqual([201]);
    expect(await fieldsOf(201)).toEqual(before);
    expect((await fieldsOf(id))['name.uk']).toBe('');
  });

  test('by a table, whose draft names line and column, and whose drafts may be incomplete', async () => {
    const refused = await draftImport(database)({
      table: [
        ['id', 'name.pl', 'price.UAH.sale'],
        ['201', '', '41900'],
      ],
      fileName: 'a.csv',
      staffId: anna,
    });
    expect((await findImport(database)(refused))?.problems).toEqual([
      { line: 2, column: 'name.pl', reason: 'missing', detail: '' },
    ]);
    const table = [
      ['article', 'category', 'name.uk', 'spec.weightKg'],
      ['TABLE-1', 'batteries', 'З таблиці', '5'],
    ];
    const added = await draftImport(database)({ table, fileName: 'b.csv', staffId: anna });
    expect(await applyImport(database)({ id: added, staffId: anna })).toEqual({ ok: true });
    const [row] = await database.select().from(products).where(eq(products.articleNumber, 'TABLE-1'));
    expect(row?.missing).toContain('name.pl');
    const wrong = await draftImport(database)({
      table: [
        ['article', 'spec.weightKg'],
        ['TABLE-1', '-5'],
      ],
      fileName: 'c.csv',
      staffId: anna,
    });
    expect((await findImport(database)(wrong))?.problems).toMatchObject([
      { line: 2, column: 'spec.weightKg', reason: 'out-of-bounds' },
    ]);
  });

  test('by taking back the table or the edit that completed it', async () => {
    const { 'name.pl': pl = '', 'name.en': en = '', ...others } = REST;
    const id = await begin(others);
    const { articleNumber } = await rowOf(id);
    await database
      .update(products)
      .set({ pictures: ['us5000'] })
      .where(eq(products.id, id));
    expect(await edit(id, { 'name.en': en })).toMatchObject({ ok: true });
    const table = [
      ['article', 'name.pl'],
      [articleNumber, pl],
    ];
    const filled = await draftImport(database)({ table, fileName: 'd.csv', staffId: anna });
    expect(await applyImport(database)({ id: filled, staffId: anna })).toEqual({ ok: true });
    expect(await edit(id, { published: 'yes' })).toMatchObject({ ok: true });
    expect(await undoImport(database)({ id: filled, staffId: anna })).toMatchObject({
      ok: false,
      reason: 'products-changed',
      lines: [2],
    });
    const { rows } = await database.execute<{ id: string }>(
      sql`select id::text from audit_entries where subject_id = ${String(id)} and changes ? 'name.en' order by id desc limit 1`,
    );
    const undone = await undoProductChange(database)({ id, entryId: Number(rows[0]?.id), ...act });
    expect(refusedOf(undone)).toEqual(['name.en']);
    expect(await findProduct(database)(id, 'en')).toMatchObject({ name: en });
  });

  test('in the database itself', async () => {
    const lacking = database
      .update(products)
      .set({ missing: ['brand'] })
      .where(eq(products.id, 201))
      .execute();
    await expect(lacking).rejects.toMatchObject({ cause: { constraint: 'products_published_complete' } });
  });
});

test('one whose day comes waits for what it lacks', async () => {
  const id = await begin({ 'name.uk': 'Чекає' });
  await database
    .update(products)
    .set({ pictures: ['us5000'] })
    .where(eq(products.id, id));
  const from = '2099-01-01T10:00';
  expect(refusedOf(await edit(id, { publishFrom: from }))).toContain('name.pl');
  expect(await edit(id, { ...REST, publishFrom: from })).toMatchObject({ ok: true });
  expect(refusedOf(await edit(id, { 'name.pl': '' }))).toEqual(['name.pl']);
  await database.update(productSchedules).set({ publishFrom: sql`now() - interval '1 day'` });
  // Whatever else took a text from it, and whether its row says so or not.
  await database.execute(sql`update product_texts set name = '' where product_id = ${id} and locale = 'pl'`);
  expect(await publishDue(database)()).toBe('overtaken');
  expect(await publishDue(database)()).toBeNull();
  expect(await rowOf(id)).toMatchObject({ missing: ['name.pl'], publishedAt: null });
  await edit(id, { 'name.pl': 'Czeka' });
  expect(await publishDue(database)()).toBe('published');
});

test('a category without products shows the specifications that shoppers choose by in it', async () => {
  const usual = await usualSpecifications(database)(2);
  for (const key of ['energyKwh', 'chemistry']) expect(usual).toContain(key);
});
