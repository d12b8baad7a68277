import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import {
  PRODUCT_FIELDS,
  printFields,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { announceReduction, endReduction, listReductions } from '../reductions/reductions.ts';
import { sweepReductions } from '../reductions/sweep-reductions.ts';
import { productPrices } from '../tables.ts';
import { applyImport } from './apply-import.ts';
import { draftImport } from './draft-import.ts';
import { findImport } from './find-import.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { exportProducts } from './list-edited-products.ts';
import { saveEditedProduct, undoProductChange } from './save-edited-product.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const sweep = sweepReductions(database);
const HOUR_MS = 3_600_000;

async function paid(productId: number, currency: Currency) {
  const [price] = await database
    .select({
      minor: productPrices.minor,
      reference: productPrices.referenceMinor,
      converted: productPrices.converted,
    })
    .from(productPrices)
    .where(
      and(
        eq(productPrices.productId, productId),
        eq(productPrices.currency, currency),
        eq(productPrices.term, 'sale'),
      ),
    );
  if (!price) throw new Error(`${productId} has no price`);
  return price;
}

/** Lowers a price from now on; answers what ends that. */
async function reduce(productId: number, { minor, currency }: { minor: number; currency: Currency }) {
  const announced = await announceReduction(database)({
    productId,
    price: { minor, currency },
    startsAt: new Date(Date.now() - HOUR_MS).toISOString(),
    endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
  });
  if (!announced.ok) throw new Error(announced.reason);
  await sweep();
  expect((await paid(productId, currency)).minor).toBe(minor);
  return async () => {
    await endReduction(database)(announced.id);
    await sweep();
  };
}

async function fieldsOf(id: number): Promise<ProductFields> {
  const found = await findEditedProduct(database)(id);
  if (!found) throw new Error(`No product ${id}`);
  return printFields(found.product);
}
const edit = async (id: number, sent: ProductFields) =>
  saveEditedProduct(database)({ id, base: await fieldsOf(id), sent, staffId: anna, why: '' });

describe('while a price is reduced', () => {
  test('its field holds the regular one, and the editor says that it is reduced', async () => {
    const before = await fieldsOf(101);
    const end = await reduce(101, { minor: 250_000, currency: 'UAH' });
    expect(await fieldsOf(101)).toEqual(before);
    expect((await findEditedProduct(database)(101))?.reduced).toEqual(['UAH']);
    expect(await edit(101, before)).toMatchObject({ changed: 0 });
    await end();
    expect((await findEditedProduct(database)(101))?.reduced).toEqual([]);
  });

  test('another regular price comes back at its end; what is paid meanwhile stays', async () => {
    const end = await reduce(102, { minor: 200_000, currency: 'UAH' });
    await edit(102, { 'price.UAH.sale': '4444' });
    expect((await paid(102, 'UAH')).minor).toBe(200_000);
    expect(await fieldsOf(102)).toMatchObject({ 'price.UAH.sale': '4444' });
    await end();
    expect((await paid(102, 'UAH')).minor).toBe(444_400);
  });

  test('a price of the other currency that follows it is converted from the regular one', async () => {
    await edit(103, { 'price.PLN.sale': '' });
    const follows = await paid(103, 'PLN');
    await edit(103, { 'price.PLN.sale': '9' });
    const end = await reduce(103, { minor: 100_000, currency: 'UAH' });
    await edit(103, { 'price.PLN.sale': '' });
    expect(await paid(103, 'PLN')).toEqual(follows);
    await end();
    expect(await paid(103, 'PLN')).toEqual(follows);
  });

  test('a reduced price that follows the other currency stays reduced, and comes back converted anew', async () => {
    await edit(104, { 'price.PLN.sale': '' });
    const regular = await paid(104, 'PLN');
    const end = await reduce(104, { minor: 10_000, currency: 'PLN' });
    await edit(104, { 'price.UAH.sale': '9999' });
    expect((await paid(104, 'PLN')).minor).toBe(10_000);
    expect(await listReductions(database)()).toMatchObject([{ productId: 104 }]);
    await end();
    const after = await paid(104, 'PLN');
    expect(after.converted).toBe(true);
    expect(after.minor).toBeGreaterThan(regular.minor);
  });

  test('a regular price that is not above the reduced one ends the reduction', async () => {
    await reduce(105, { minor: 200_000, currency: 'UAH' });
    await edit(105, { 'price.UAH.sale': '1900' });
    expect(await paid(105, 'UAH')).toMatchObject({ minor: 190_000, reference: null });
    expect(await listReductions(database)()).toEqual([]);
    await sweep();
    expect((await paid(105, 'UAH')).minor).toBe(190_000);
  });

  test('a price that is taken away comes back converted from the other one', async () => {
    await edit(106, { 'price.PLN.sale': '' });
    const converted = await paid(106, 'PLN');
    await edit(106, { 'price.PLN.sale': '800' });
    const end = await reduce(106, { minor: 10_000, currency: 'PLN' });
    await edit(106, { 'price.PLN.sale': '' });
    expect((await paid(106, 'PLN')).minor).toBe(10_000);
    await end();
    expect(await paid(106, 'PLN')).toEqual(converted);
  });
});

test('a table that was exported meanwhile changes no price after the end', async () => {
  const before = await paid(201, 'UAH');
  const end = await reduce(201, { minor: 1_000_000, currency: 'UAH' });
  const table: string[][] = [['id', ...PRODUCT_FIELDS]];
  const named = { search: '201', category: null, shown: 'all', translations: 'any', after: null } as const;
  for await (const part of exportProducts(database)(named)) {
    for (const { id, cells } of part)
      table.push([String(id), ...PRODUCT_FIELDS.map((field) => cells[field] ?? '')]);
  }
  expect(table).toHaveLength(2);
  await end();
  const id = await draftImport(database)({ table, fileName: 'ціни.csv', staffId: anna });
  expect(await findImport(database)(id)).toMatchObject({ changes: [], problems: [] });
  await applyImport(database)({ id, staffId: anna });
  expect((await paid(201, 'UAH')).minor).toBe(before.minor);
});

test('what was changed meanwhile is taken back to the regular price, before the end and after', async () => {
  const before = await paid(202, 'UAH');
  const end = await reduce(202, { minor: 1_000_000, currency: 'UAH' });
  await edit(202, { 'price.UAH.sale': '77777' });
  const [entry] = (await listAudit(database)({ subject: 'product', subjectId: '202' })).entries;
  await end();
  expect((await paid(202, 'UAH')).minor).toBe(7_777_700);
  expect(
    await undoProductChange(database)({ id: 202, entryId: entry?.id ?? 0, staffId: anna, why: '' }),
  ).toMatchObject({ ok: true });
  expect((await paid(202, 'UAH')).minor).toBe(before.minor);
});

test('an edit and the sweep that begins a reduction end alike, whichever is first', async () => {
  for (const id of [107, 108, 111, 112]) {
    await announceReduction(database)({
      productId: id,
      price: { minor: 100_000, currency: 'UAH' },
      startsAt: new Date(Date.now() - HOUR_MS).toISOString(),
      endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
    });
    await Promise.all([sweep(), edit(id, { 'price.UAH.sale': '5555' })]);
    await sweep();
    expect((await paid(id, 'UAH')).minor).toBe(100_000);
    expect(await fieldsOf(id)).toMatchObject({ 'price.UAH.sale': '5555' });
  }
});
