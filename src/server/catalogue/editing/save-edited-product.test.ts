import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { seedProducts } from '../../../content/seed/products.ts';
import { printFields, type ProductFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { readFields } from '../../../domain/catalogue/editing/read-fields.ts';
import { findAudit, listAudit } from '../../audit/audit-log.ts';
import { auditEntries } from '../../audit/tables.ts';
import { users } from '../../account/tables.ts';
import { findProduct } from '../find-product.ts';
import { productPrices, products, productSpecifications, productTexts } from '../tables.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { listEditedProducts } from './list-edited-products.ts';
import { addProduct } from './add-products.ts';
import { writeStockChanges } from './change-stocks.ts';
import { moveStock } from './move-stock.ts';
import { saveEditedProduct, saveEditedProducts, undoProductChange } from './save-edited-product.ts';

const { database } = await openTestDatabase();
const save = saveEditedProduct(database);
const find = findEditedProduct(database);
const now = new Date();
const anna = await addStaffRow(database);
const act = { staffId: anna, why: 'нова ціна постачальника' };

async function fieldsOf(id: number): Promise<ProductFields> {
  const found = await find(id);
  if (!found) throw new Error(`No product ${id}`);
  return printFields(found.product);
}
const edit = async (id: number, sent: ProductFields) => save({ id, base: await fieldsOf(id), sent, ...act });
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;

test('every product of the starting catalogue can be edited as it is, and nothing is written for it', async () => {
  for (const { id } of seedProducts) {
    const found = await find(id);
    const fields = await fieldsOf(id);
    expect(readFields(fields, found)).toMatchObject({ ok: true });
    expect(await edit(id, fields)).toEqual({ ok: true, id, changed: 0 });
  }
  expect(await database.$count(auditEntries)).toBe(0);
});

describe('a change', () => {
  test('is in the shop, in the lists and in what search reads, and in the log with its reason', async () => {
    const saved = await edit(101, {
      'name.uk': 'Панель Сонцесяй',
      'spec.powerW': '440',
      'price.UAH.sale': '3500',
    });
    expect(saved).toEqual({ ok: true, id: 101, changed: 3 });
    expect(await findProduct(database)(101, 'uk')).toMatchObject({ name: 'Панель Сонцесяй' });
    const [text] = await database.select().from(productTexts).where(eq(productTexts.productId, 101)).limit(1);
    expect(text?.specificationText).toContain('440');
    expect(
      (
        await listEditedProducts(database)(
          { search: 'сонцес', category: null, shown: 'all', translations: 'any', after: null },
          'uk',
        )
      ).products,
    ).toMatchObject([{ id: 101, prices: { UAH: 350_000 } }]);
    expect(await logOf(101)).toMatchObject([
      {
        action: 'edited',
        staffName: 'Анна',
        why: act.why,
        changes: {
          'name.uk': [expect.any(String), 'Панель Сонцесяй'],
          'price.UAH.sale': ['3250', '3500'],
          'spec.powerW': ['435', '440'],
        },
      },
    ]);
  });

  test('of a price that the other currency follows converts it anew; a price that was set stays', async () => {
    const rows = (id: number) =>
      database
        .select({
          currency: productPrices.currency,
          minor: productPrices.minor,
          converted: productPrices.converted,
        })
        .from(productPrices)
        .where(sql`${productPrices.productId} = ${id} and ${productPrices.term} = 'sale'`)
        .orderBy(productPrices.currency);
    await edit(102, { 'price.PLN.sale': '' });
    const [converted] = await rows(102);
    expect(converted).toMatchObject({ currency: 'PLN', converted: true });
    await edit(102, { 'price.UAH.sale': '9000' });
    const [after] = await rows(102);
    expect(after?.minor).not.toBe(converted?.minor);
    await edit(102, { 'price.PLN.sale': '700' });
    await edit(102, { 'price.UAH.sale': '9100' });
    expect(await rows(102)).toEqual([
      { currency: 'PLN', minor: 70_000, converted: false },
      { currency: 'UAH', minor: 910_000, converted: false },
    ]);
  });

  test('of a price too small for the other currency’s smallest coin leaves that coin', async () => {
    await edit(113, { 'price.PLN.sale': '' });
    expect(await edit(113, { 'price.UAH.sale': '0.01' })).toMatchObject({ ok: true });
    expect((await findProduct(database)(113, 'uk'))?.prices.PLN.sale).toBe(1);
  });

  test('of an article number is followed by sets and by what stands beside other products', async () => {
    const [set] = seedProducts.filter((product) => 'contents' in product);
    const part = (await fieldsOf(set?.id ?? 0)).contents?.split('\n')[0] ?? '';
    const [count = '', article = ''] = part.split(' × ');
    const [row] = await database.select().from(products).where(eq(products.articleNumber, article));
    const id = row?.id ?? 0;
    await edit(106, { together: article });
    await edit(107, { notTogether: article });
    // What the shop has not may stand in a list of before.
    await database.execute(
      sql`insert into product_companions (product_id, article_number, place) values (106, 'NEW-NUMBER', 1)`,
    );
    expect(await edit(id, { article: 'NEW-NUMBER' })).toMatchObject({ ok: true });
    expect((await fieldsOf(set?.id ?? 0)).contents).toContain(`${count} × NEW-NUMBER`);
    expect((await fieldsOf(106)).together).toBe('NEW-NUMBER');
    expect((await fieldsOf(107)).notTogether).toBe('NEW-NUMBER');
    await edit(id, { article });
    expect((await fieldsOf(107)).notTogether).toBe(article);
  });

  test('takes a specification away, and a product out of the shop and back', async () => {
    await edit(103, { 'spec.vmpV': '', published: 'no' });
    expect(await findProduct(database)(103, 'uk')).toBeNull();
    expect(
      await database.$count(
        productSpecifications,
        sql`${productSpecifications.productId} = 103 and ${productSpecifications.key} = 'vmpV'`,
      ),
    ).toBe(0);
    await edit(103, { published: 'yes' });
    expect(await findProduct(database)(103, 'uk')).toMatchObject({ id: 103 });
  });

  test('that is wrong writes nothing at all', async () => {
    const before = await fieldsOf(104);
    expect(await edit(104, { brand: 'Інша', 'spec.powerW': 'x' })).toMatchObject({
      reason: 'invalid-fields',
      problems: { 'spec.powerW': { reason: 'not-a-number' } },
    });
    expect(await edit(104, { brand: 'Інша', article: 'US5000' })).toMatchObject({
      problems: { article: { reason: 'article-taken' } },
    });
    expect(await edit(104, { contents: '1 × НЕМА' })).toMatchObject({ reason: 'invalid-fields' });
    expect(await edit(104, { contents: '1 × NO-SUCH' })).toMatchObject({
      problems: { contents: { reason: 'unknown-part', detail: 'NO-SUCH' } },
    });
    expect(await fieldsOf(104)).toEqual(before);
    expect(await logOf(104)).toEqual([]);
  });

  test('of a set names parts that are in the shop, besides those that it has already', async () => {
    const set = 403;
    const contents = (await fieldsOf(set)).contents ?? '';
    await edit(202, { published: 'no' });
    const { article = '' } = await fieldsOf(202);
    expect(await edit(set, { contents: `${contents}\n1 × ${article}` })).toMatchObject({
      problems: { contents: { reason: 'draft-part', detail: article } },
    });
    await edit(202, { published: 'yes' });
    expect(await edit(set, { contents: `${contents}\n1 × ${article}` })).toMatchObject({ ok: true });
    await edit(202, { published: 'no' });
    expect(await edit(set, { contents: `${contents}\n2 × ${article}` })).toMatchObject({ ok: true });
    const rented = (await fieldsOf(2001)).article ?? '';
    expect(await edit(set, { contents: `1 × ${rented}` })).toMatchObject({
      problems: { contents: { reason: 'rental-part', detail: rented } },
    });
    expect(await edit(set, { contents })).toMatchObject({ ok: true });
    await edit(202, { published: 'yes' });
  });

  test('of a product that does not exist is refused', async () => {
    expect(await save({ id: 999_999, base: {}, sent: {}, ...act })).toMatchObject({
      reason: 'product-not-found',
    });
  });
});

test.each(["'", '\\', '!!', "a' | b", ':*', '101'])(
  'the list is searched for %j without harm',
  async (search) => {
    const { products: found } = await listEditedProducts(database)(
      { search, category: null, shown: 'all', translations: 'any', after: null },
      'uk',
    );
    expect(found.some(({ id }) => id === 101)).toBe(search === '101');
  },
);

describe('two people', () => {
  test('who change different fields of one product both succeed', async () => {
    const base = await fieldsOf(105);
    expect(await save({ id: 105, base, sent: { ...base, brand: 'Перша' }, ...act })).toMatchObject({
      ok: true,
    });
    expect(await save({ id: 105, base, sent: { ...base, warranty: '60' }, ...act })).toMatchObject({
      ok: true,
    });
    expect(await fieldsOf(105)).toMatchObject({ brand: 'Перша', warranty: '60' });
  });

  test('who change one field in two ways: the later one sees both and writes nothing', async () => {
    const base = await fieldsOf(106);
    await save({ id: 106, base, sent: { ...base, brand: 'Перша' }, ...act });
    expect(await save({ id: 106, base, sent: { ...base, brand: 'Друга', warranty: '60' }, ...act })).toEqual({
      ok: false,
      reason: 'fields-changed',
      conflicts: { brand: { stored: 'Перша', sent: 'Друга' } },
    });
    expect(await fieldsOf(106)).toMatchObject({ warranty: base.warranty });
  });
});

describe('a new product', () => {
  const fresh = async (article: string) => ({ ...(await fieldsOf(201)), article });

  test('is a draft without stock, which the shop does not show', async () => {
    const made = await addProduct(database)({ sent: await fresh('NEW-1'), ...act });
    if (!made.ok) throw new Error(made.reason);
    expect(await findProduct(database)(made.id, 'uk')).toBeNull();
    expect(await find(made.id)).toMatchObject({
      stock: 0,
      product: { isPublished: false, articleNumber: 'NEW-1' },
    });
    expect(await logOf(made.id)).toMatchObject([{ action: 'created' }]);
  });

  test('does not take the article number of another, also when both are added at once', async () => {
    const sent = await fresh('NEW-2');
    const made = await Promise.all(
      ['60', '61'].map((warranty) => addProduct(database)({ sent: { ...sent, warranty }, ...act })),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database.$count(products, eq(products.articleNumber, 'NEW-2'))).toBe(1);
  });

  test('is added once by a form that is sent twice, also at once', async () => {
    const sent = await fresh('NEW-3');
    const add = () => addProduct(database)({ sent, ...act });
    const made = [...(await Promise.all([add(), add()])), await add()];
    const ids = new Set(made.map((each) => (each.ok ? each.id : each.reason)));
    expect([...ids]).toEqual([expect.any(Number)]);
    expect(await logOf(Number([...ids][0]))).toHaveLength(1);
  });
});

describe('a change that is taken back', () => {
  test('gives its fields what they said before, and keeps what was changed since elsewhere', async () => {
    const before = await fieldsOf(108);
    await edit(108, { brand: 'Перша', warranty: '99' });
    await edit(108, { 'name.en': 'Later' });
    const [, entry] = await logOf(108);
    const undo = { id: 108, entryId: entry?.id ?? 0, staffId: anna, why: '' };
    expect(await undoProductChange(database)(undo)).toMatchObject({ ok: true, changed: 2 });
    expect(await fieldsOf(108)).toEqual({ ...before, 'name.en': 'Later' });
    expect((await logOf(108))[0]).toMatchObject({ action: 'undone', undoes: entry?.id });
    expect(await undoProductChange(database)(undo)).toMatchObject({ ok: true, changed: 0 });
  });

  test('is refused where one of its fields was changed since, and for an entry of another product', async () => {
    await edit(109, { brand: 'Перша' });
    const [entry] = await logOf(109);
    await edit(109, { brand: 'Друга' });
    const undo = { entryId: entry?.id ?? 0, staffId: anna, why: '' };
    expect(await undoProductChange(database)({ id: 109, ...undo })).toMatchObject({
      reason: 'fields-changed',
    });
    expect(await undoProductChange(database)({ id: 110, ...undo })).toMatchObject({
      reason: 'product-not-found',
    });
    expect(await fieldsOf(109)).toMatchObject({ brand: 'Друга' });
  });
});

describe('a stock', () => {
  const move = moveStock(database);
  const delivery = { reason: 'delivery', note: 'накладна 17', staffId: anna } as const;
  const stockOf = async (id: number) => (await find(id))?.stock;

  test('is moved once by a form that is sent twice, at the same time too', async () => {
    const before = (await stockOf(111)) ?? 0;
    const sent = { id: 111, by: 5, key: randomUUID(), ...delivery };
    const moved = await Promise.all([move(sent), move(sent)]);
    expect(moved).toEqual([
      { ok: true, stock: before + 5 },
      { ok: true, stock: before + 5 },
    ]);
    expect(await move({ ...sent, by: 6 })).toEqual({ ok: false, reason: 'form-used' });
    expect(await move({ ...sent, id: 112 })).toEqual({ ok: false, reason: 'form-used' });
    expect(await stockOf(111)).toBe(before + 5);
    expect(await logOf(111)).toMatchObject([
      { action: 'stock-moved', why: 'накладна 17', changes: { stock: [String(before), String(before + 5)] } },
    ]);
  });

  test('never falls below zero, and of machines is not moved', async () => {
    expect(await move({ id: 112, by: -100_000, key: randomUUID(), ...delivery })).toMatchObject({
      reason: 'below-zero',
    });
    const machine = seedProducts.find(({ price }) => !price)?.id ?? 0;
    expect(await move({ id: machine, by: 1, key: randomUUID(), ...delivery })).toMatchObject({
      reason: 'product-not-found',
    });
  });
});

describe('a movement of a stock that is taken back', () => {
  const move = moveStock(database);
  const stockOf = async (id: number) => (await find(id))?.stock ?? -1;
  const undo = (id: number, entryId = 0) =>
    undoProductChange(database)({ id, entryId, staffId: anna, why: '' });
  const moved = async (id: number, by: number) => {
    await move({ id, by, key: randomUUID(), reason: 'delivery', note: '', staffId: anna });
    return (await logOf(id))[0];
  };

  test('goes the other way once, beside what was moved since, and names what it takes back', async () => {
    const before = await stockOf(113);
    const entry = await moved(113, 7);
    await moved(113, 2);
    const both = await Promise.all([undo(113, entry?.id), undo(113, entry?.id)]);
    expect(both.map((each) => (each.ok ? each.changed : -1)).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await undo(113, entry?.id)).toMatchObject({ ok: true, changed: 0 });
    expect(await stockOf(113)).toBe(before + 2);
    const [last, ...others] = (await logOf(113)).filter(({ action }) => action === 'stock-moved');
    expect(last).toMatchObject({
      action: 'stock-moved',
      undoes: entry?.id,
      changes: { stock: [String(before + 9), String(before + 2)], reason: ['', 'undo'] },
    });
    expect(others).toHaveLength(2);
    // What took it back is not taken back itself.
    expect(await undo(113, last?.id)).toMatchObject({ reason: 'product-not-found' });
    expect(await undo(114, entry?.id)).toMatchObject({ reason: 'product-not-found' });
  });

  test('is refused where so many pieces are not free any more, and of a program', async () => {
    const before = await stockOf(115);
    const entry = await moved(115, 5);
    await moved(115, -before - 1);
    expect(await undo(115, entry?.id)).toEqual({ ok: false, reason: 'below-zero' });
    expect(await stockOf(115)).toBe(4);
    const [taken] = await logOf(115);
    expect(await undo(115, taken?.id)).toMatchObject({ ok: true, changed: 1 });
    expect(await undo(115, entry?.id)).toMatchObject({ ok: true, changed: 1 });
    expect(await stockOf(115)).toBe(before);

    const change = { id: 116, before: 1, after: 2, reason: 'count', note: '', key: null } as const;
    await writeStockChanges(database, [change], { staffId: null, program: 'ERP' });
    const [ofProgram] = await logOf(116);
    expect(await undo(116, ofProgram?.id)).toMatchObject({ reason: 'product-not-found' });
  });
});

describe('the log', () => {
  test('cannot be rewritten, and forgets who it was with the account', async () => {
    await edit(107, { brand: 'Лог' });
    const [entry] = await logOf(107);
    if (!entry) throw new Error('No entry');
    await expect(database.update(auditEntries).set({ why: 'інше' })).rejects.toThrow(/update/);
    await expect(database.delete(auditEntries)).rejects.toThrow(/delete/);
    await database.insert(users).values({
      id: 'gone',
      name: 'Гість',
      email: 'g@example.com',
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    });
    await save({ id: 107, base: await fieldsOf(107), sent: { brand: 'Ще' }, staffId: 'gone', why: '' });
    await database.delete(users).where(eq(users.id, 'gone'));
    expect((await logOf(107))[0]).toMatchObject({ staffName: null, changes: { brand: ['Лог', 'Ще'] } });
    expect(await findAudit(database)('product', '108', entry.id)).toBeNull();
  });
});

describe('several products in one form', () => {
  const saveAll = (edits: Parameters<ReturnType<typeof saveEditedProducts>>[0]['edits']) =>
    saveEditedProducts(database)({ edits, ...act });
  const warranty = async (id: number) => (await fieldsOf(id)).warranty ?? '';
  const edits = async (sent: Readonly<Record<number, string>>) =>
    Promise.all(
      Object.entries(sent).map(async ([id, months]) => ({
        id: Number(id),
        base: { warranty: await warranty(Number(id)) },
        sent: { warranty: months },
      })),
    );

  test('are saved together, and each has its entry in the log', async () => {
    expect(await saveAll(await edits({ 501: '37', 502: '38' }))).toEqual({ ok: true, changed: 2 });
    expect([await warranty(501), await warranty(502)]).toEqual(['37', '38']);
    const [entry] = await logOf(502);
    expect(entry).toMatchObject({ action: 'edited', why: act.why });
    expect(entry?.changes.warranty?.[1]).toBe('38');
    expect(await saveAll([])).toEqual({ ok: true, changed: 0 });
  });

  test('are all left as they are where one is refused', async () => {
    const before = await warranty(503);
    const refused = await saveAll([
      ...(await edits({ 503: '39', 501: 'довго' })),
      // Somebody else wrote 38 meanwhile.
      { id: 502, base: { warranty: '24' }, sent: { warranty: '40' } },
      { id: 999_999, base: {}, sent: { warranty: '1' } },
    ]);
    expect(refused.ok).toBe(false);
    if (refused.ok) return;
    expect([...refused.refused].map(([id, { reason }]) => [id, reason])).toEqual([
      [501, 'invalid-fields'],
      [502, 'fields-changed'],
      [999_999, 'product-not-found'],
    ]);
    expect(await warranty(503)).toBe(before);
  });

  test('cross each other in both directions without a deadlock', async () => {
    const there = await edits({ 504: '41', 505: '41' });
    const back = (await edits({ 504: '42', 505: '42' })).toReversed();
    const saved = await Promise.all([saveAll(there), saveAll(back)]);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await warranty(504)).toBe(await warranty(505));
  });
});
