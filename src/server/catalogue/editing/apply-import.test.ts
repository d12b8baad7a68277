import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import {
  PRODUCT_FIELDS,
  printFields,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { auditEntries } from '../../audit/tables.ts';
import { products } from '../tables.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { draftImport } from './draft-import.ts';
import { countAskedPrices, findImport } from './find-import.ts';
import { countEditedProducts, exportProducts } from './list-edited-products.ts';
import { saveEditedProduct } from './save-edited-product.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);

const draft = (...table: string[][]) => draftImport(database)({ table, fileName: 'ціни.csv', staffId: anna });
const apply = (id: string) => applyImport(database)({ id, staffId: anna });
const undo = (id: string) => undoImport(database)({ id, staffId: anna });
const problemsOf = async (id: string) => (await findImport(database)(id))?.problems;
async function fieldsOf(id: number) {
  const found = await findEditedProduct(database)(id);
  return found ? printFields(found.product) : null;
}

test('everything that is exported can be imported again, and changes nothing', async () => {
  const table: string[][] = [['id', ...PRODUCT_FIELDS]];
  const everything = { search: '', category: null, shown: 'all', translations: 'any', after: null } as const;
  for await (const part of exportProducts(database)(everything)) {
    for (const { id, cells } of part)
      table.push([String(id), ...PRODUCT_FIELDS.map((field) => cells[field] ?? '')]);
  }
  expect(table.length).toBe(1 + (await database.$count(products)));
  expect(table.length).toBe(1 + (await countEditedProducts(database)({ ...everything, after: 5 })));
  const id = await draft(...table);
  expect(await findImport(database)(id)).toMatchObject({
    lines: table.length - 1,
    changes: [],
    problems: [],
  });
});

test('prices that a table takes away are counted, those of new products and other fields not', async () => {
  const id = await draft(
    ['article', 'category', 'price.UAH.sale', 'warranty'],
    ['US5000', 'batteries', '', '120'],
    ['US3000C', 'batteries', '31000', ''],
    ['NEW-TAKEN', 'batteries', '', ''],
  );
  expect(await findImport(database)(id)).toMatchObject({ problems: [] });
  expect(await countAskedPrices(database)(id)).toEqual({ taken: 1, steep: 0 });
  expect(await countAskedPrices(database)('no-import')).toEqual({ taken: 0, steep: 0 });
});

test('prices that a table lowers by half or more are counted', async () => {
  const whole = (await fieldsOf(201))?.['price.UAH.sale'];
  const half = Number(whole) / 2;
  const steepOf = async (price: number) => {
    const table = await draft(['id', 'price.UAH.sale'], ['201', price.toFixed(2)]);
    return countAskedPrices(database)(table);
  };
  expect(await steepOf(half)).toEqual({ taken: 0, steep: 1 });
  expect(await steepOf(1)).toEqual({ taken: 0, steep: 1 });
  expect(await steepOf(half + 0.01)).toEqual({ taken: 0, steep: 0 });
  expect(await steepOf(Number(whole) * 3)).toEqual({ taken: 0, steep: 0 });
});

describe('a table', () => {
  test('is looked at first, then applied once, and taken back once', async () => {
    const [before, other] = [await fieldsOf(201), await fieldsOf(202)];
    const id = await draft(
      ['article', 'price.UAH.sale', 'warranty'],
      ['US5000', '40000', '60'],
      ['US3000C', '31900', '120'],
    );
    expect(await fieldsOf(201)).toEqual(before);
    expect(await findImport(database)(id)).toMatchObject({
      lines: 2,
      changes: [
        { line: 2, id: 201, changes: { 'price.UAH.sale': ['41900', '40000'], warranty: ['120', '60'] } },
      ],
    });
    const applied = await Promise.all([apply(id), apply(id)]);
    expect(applied.map(({ ok }) => ok).filter(Boolean)).toHaveLength(1);
    expect(await fieldsOf(201)).toMatchObject({ 'price.UAH.sale': '40000', warranty: '60' });
    expect(await fieldsOf(202)).toEqual(other);
    expect(await database.$count(auditEntries, eq(auditEntries.subjectId, '201'))).toBe(1);
    expect(await undo(id)).toEqual({ ok: true });
    expect(await undo(id)).toMatchObject({ reason: 'already-done' });
    expect(await fieldsOf(201)).toEqual(before);
  });

  test('sent again has no change in it, unless it was looked at before the first was applied', async () => {
    const table = [
      ['id', 'warranty'],
      ['209', '77'],
    ];
    const [first, meanwhile] = [await draft(...table), await draft(...table)];
    expect(await apply(first)).toEqual({ ok: true });
    const again = await draft(...table);
    expect(await findImport(database)(again)).toMatchObject({ changes: [], problems: [] });
    expect(await apply(again)).toEqual({ ok: true });
    expect(await apply(meanwhile)).toEqual({ ok: false, reason: 'products-changed', lines: [2] });
    expect(await undo(first)).toEqual({ ok: true });
  });

  test('with one wrong cell changes nothing at all', async () => {
    const before = await fieldsOf(203);
    const id = await draft(
      ['id', 'brand', 'price.UAH.sale'],
      ['203', 'Інша', '100'],
      ['204', 'Інша', 'дорого'],
      ['999999', 'x', '1'],
    );
    expect((await problemsOf(id))?.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [3, 'price.UAH.sale', 'not-an-amount'],
      [4, 'id', 'unknown-product'],
    ]);
    expect(await apply(id)).toMatchObject({ reason: 'import-not-found' });
    expect(await fieldsOf(203)).toEqual(before);
  });

  test('is refused whole where a product was changed since in what it changes', async () => {
    const id = await draft(['id', 'brand'], ['205', 'З таблиці'], ['206', 'З таблиці']);
    const before = await fieldsOf(205);
    await saveEditedProduct(database)({
      id: 206,
      base: {},
      sent: { brand: 'Інша' },
      staffId: anna,
      why: '',
    });
    expect(await apply(id)).toEqual({ ok: false, reason: 'products-changed', lines: [3] });
    expect(await fieldsOf(205)).toEqual(before);
  });

  test('takes no moment that is over, and none that has passed since it was looked at', async () => {
    const over = await draft(['id', 'publishUntil'], ['205', '2021-05-05 10:00']);
    expect(await problemsOf(over)).toMatchObject([
      { line: 2, column: 'publishUntil', reason: 'in-the-past' },
    ]);
    const id = await draft(['id', 'publishUntil'], ['205', '2099-05-05 10:00']);
    vi.useFakeTimers({ now: new Date('2099-05-06T00:00:00Z'), toFake: ['Date'] });
    try {
      expect(await apply(id)).toEqual({ ok: false, reason: 'products-changed', lines: [2] });
    } finally {
      vi.useRealTimers();
    }
    expect((await fieldsOf(205))?.publishUntil).toBe('');
    expect(await apply(id)).toEqual({ ok: true });
    expect(await undo(id)).toEqual({ ok: true });
  });

  test('is not taken back to an article number that no product has any more', async () => {
    const article = (await fieldsOf(208))?.article ?? '';
    const edit = (id: number, sent: object) =>
      saveEditedProduct(database)({ id, base: {}, sent, staffId: anna, why: '' });
    await edit(207, { together: article });
    const id = await draft(['id', 'together'], ['207', 'US5000']);
    expect(await apply(id)).toEqual({ ok: true });
    await edit(208, { article: 'RENAMED-SINCE' });
    expect(await undo(id)).toEqual({ ok: false, reason: 'products-changed', lines: [2] });
    expect((await fieldsOf(207))?.together).toBe('US5000');
    await edit(208, { article });
    expect(await undo(id)).toEqual({ ok: true });
    await edit(207, { together: '' });
  });

  test('keeps what others changed elsewhere since', async () => {
    const id = await draft(['id', 'brand'], ['207', 'З таблиці']);
    await saveEditedProduct(database)({
      id: 207,
      base: {},
      sent: { warranty: '13' },
      staffId: anna,
      why: '',
    });
    expect(await apply(id)).toEqual({ ok: true });
    expect(await fieldsOf(207)).toMatchObject({ brand: 'З таблиці', warranty: '13' });
  });

  test('adds products as drafts, sets with parts of the same table too', async () => {
    const like = await fieldsOf(501);
    const row = (article: string, contents: string) =>
      PRODUCT_FIELDS.map((field) => ({ ...like, article, contents, published: 'no' })[field] ?? '');
    const id = await draft([...PRODUCT_FIELDS], row('FRESH-1', ''), row('FRESH-2', '2 × FRESH-1'));
    expect(await problemsOf(id)).toEqual([]);
    expect(await apply(id)).toEqual({ ok: true });
    const [made] = await database.select().from(products).where(eq(products.articleNumber, 'FRESH-2'));
    expect(made).toMatchObject({ stock: 0, publishedAt: null });
    expect(await fieldsOf(made?.id ?? 0)).toMatchObject({ contents: '2 × FRESH-1' });
  });

  test('adds a product without a warranty, and an older log that calls that 0 is still taken back', async () => {
    const id = await draft(['article', 'category', 'brand'], ['UNWARRANTED-1', 'batteries', 'Promin']);
    const [change] = (await findImport(database)(id))?.changes ?? [];
    expect(change?.changes).not.toHaveProperty('warranty');
    expect(await apply(id)).toEqual({ ok: true });
    const [made] = await database.select().from(products).where(eq(products.articleNumber, 'UNWARRANTED-1'));
    expect(made).toMatchObject({ warrantyMonths: 0 });
    expect(await fieldsOf(made?.id ?? 0)).toMatchObject({ warranty: '' });
    const undone = { id: made?.id ?? 0, base: { warranty: '0' }, sent: { warranty: '24' } };
    expect(await saveEditedProduct(database)({ ...undone, staffId: anna, why: '' })).toMatchObject({
      ok: true,
    });
    expect(await fieldsOf(made?.id ?? 0)).toMatchObject({ warranty: '24' });
  });

  test('has all faults of a line found at once: its category, and what the shop does not have', async () => {
    const columns = ['article', 'category', 'price.UAH.sale', 'tags', 'contents', 'publishUntil', 'together'];
    const id = await draft(
      columns,
      ['NEW-ALL', 'no-such', 'дорого', 'no-such-tag', '1 × NO-SUCH', '2021-05-05 10:00', 'US5000'],
      ['NEW-WITH', 'batteries', '', '', '', '', 'NEW-ALL\nNO-SUCH-EITHER'],
    );
    expect((await problemsOf(id))?.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual(
      expect.arrayContaining([
        '2 category not-a-choice',
        '2 price.UAH.sale not-an-amount',
        '2 tags not-a-choice',
        '2 contents unknown-part',
        '2 publishUntil not-published',
        '3 together unknown-part',
      ]),
    );
    expect(await problemsOf(id)).toHaveLength(6);
    const past = await draft(['id', 'publishUntil', 'brand'], ['205', '2021-05-05 10:00', 'x'.repeat(201)]);
    expect((await problemsOf(past))?.map(({ reason }) => reason).toSorted()).toEqual([
      'in-the-past',
      'too-long',
    ]);
    // A line that cannot be read may be the one that adds a part: none is called unknown then.
    const unread = await draft(
      ['article', 'category', 'brand', 'together', 'tags'],
      ['NEW-ONE', 'batteries', '#REF!', '', ''],
      ['NEW-TWO', 'no-such', '', 'NEW-ONE', 'no-such-tag'],
    );
    expect((await problemsOf(unread))?.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual([
      '2 brand',
      '3 category',
      '3 tags',
    ]);
  });

  test('does not take two lines of one product, of which one names it by its id', async () => {
    const { article = '' } = (await fieldsOf(503)) ?? {};
    const id = await draft(['id', 'article', 'warranty'], ['503', 'OTHER-1', '14'], ['', article, '15']);
    expect(await problemsOf(id)).toMatchObject([{ line: 3, reason: 'product-twice', detail: article }]);
  });

  test('does not take article numbers and parts that are not so', async () => {
    const taken = await draft(['id', 'article'], ['502', 'US5000']);
    expect(await problemsOf(taken)).toMatchObject([{ line: 2, column: 'article', reason: 'article-taken' }]);
    const itself = await draft(['id', 'contents'], ['401', `1 × ${(await fieldsOf(401))?.article}`]);
    expect(await problemsOf(itself)).toMatchObject([{ column: 'contents', reason: 'part-of-itself' }]);
    const unknown = await draft(['id', 'contents'], ['401', '1 × NO-SUCH']);
    expect(await problemsOf(unknown)).toMatchObject([
      { column: 'contents', reason: 'unknown-part', detail: 'NO-SUCH' },
    ]);
  });

  test('puts nothing into a set that is not sold in the shop, and no set into itself', async () => {
    const row = (like: object | null, said: object) =>
      PRODUCT_FIELDS.map((field) => ({ ...like, published: 'no', ...said } as ProductFields)[field] ?? '');
    const like = await fieldsOf(501);
    const given = await draft([...PRODUCT_FIELDS], row(like, { article: 'DRAFT-1', contents: '' }));
    expect(await apply(given)).toEqual({ ok: true });
    const { article: rented = '' } = (await fieldsOf(2001)) ?? {};
    const { article: set = '' } = (await fieldsOf(401)) ?? {};
    const { article: other = '' } = (await fieldsOf(403)) ?? {};
    const refused = await draft(['article', 'contents'], [set, '1 × DRAFT-1'], [other, `1 × ${rented}`]);
    expect(await problemsOf(refused)).toMatchObject([
      { line: 2, column: 'contents', reason: 'draft-part', detail: 'DRAFT-1' },
      { line: 3, column: 'contents', reason: 'rental-part', detail: rented },
    ]);
    const circle = await draft(['article', 'contents'], [set, `1 × ${other}`], [other, `1 × ${set}`]);
    expect(await problemsOf(circle)).toMatchObject([
      { line: 2, column: 'contents', reason: 'part-of-itself' },
      { line: 3, column: 'contents', reason: 'part-of-itself' },
    ]);
    const both = await draft(
      [...PRODUCT_FIELDS],
      row(like, { article: 'DRAFT-2', contents: '' }),
      row(await fieldsOf(401), { article: set, published: 'yes', contents: '1 × DRAFT-2' }),
    );
    expect(await problemsOf(both)).toMatchObject([{ line: 3, column: 'contents', reason: 'draft-part' }]);
  });

  test('takes nothing back that puts into a set what has left the shop since', async () => {
    const edit = (id: number, sent: object) =>
      saveEditedProduct(database)({ id, base: {}, sent, staffId: anna, why: '' });
    await edit(401, { contents: '1 × US5000' });
    const id = await draft(['id', 'contents'], ['401', '1 × US3000C']);
    expect(await apply(id)).toEqual({ ok: true });
    await edit(201, { published: 'no' });
    expect(await undo(id)).toEqual({ ok: false, reason: 'products-changed', lines: [2] });
    await edit(201, { published: 'yes' });
    expect(await undo(id)).toEqual({ ok: true });
  });
});
