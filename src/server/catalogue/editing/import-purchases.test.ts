import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { ID_COLUMN } from '../../../domain/catalogue/editing/import-table.ts';
import { exportColumns } from '../../../domain/catalogue/editing/export-table.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { findPurchases } from '../purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../purchase-prices/tables.ts';
import { products } from '../tables.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { draftImport } from './draft-import.ts';
import { findImport } from './find-import.ts';
import { exportProducts } from './list-edited-products.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const right = { withPurchases: true };

const draft = (...table: string[][]) =>
  draftImport(database)({ table, fileName: 'закупівля.csv', staffId: anna, ...right });
const apply = (id: string) => applyImport(database)({ id, staffId: anna, ...right });
const undo = (id: string) => undoImport(database)({ id, staffId: anna, ...right });
const found = async (id: string) => (await findImport(database)(id)) ?? { changes: [], problems: [] };
const inForce = async (productId: number) => (await findPurchases(database)(productId)).purchases[0];
const store = (productId: number, day = '2026-01-10', minor = 100_000) =>
  database.insert(purchasePrices).values({ productId, day, currency: 'UAH', minor, supplier: 'Deye Europe' });
const HEADER = ['id', 'purchase.amount', 'purchase.currency', 'purchase.supplier'];
const logOf = async (id: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries;

describe('purchase prices in tables of products', () => {
  test('come back as they were exported, and are exported to who may see them alone', async () => {
    await store(201);
    const columns = exportColumns(right);
    const query = { search: '', category: null, shown: 'all', translations: 'any', after: null } as const;
    const table = [[...columns]] as string[][];
    for await (const part of exportProducts(database)(query, right)) {
      for (const { id, cells } of part)
        table.push(columns.map((column) => (column === ID_COLUMN ? String(id) : (cells[column] ?? ''))));
    }
    expect(table.find(([id]) => id === '201')?.slice(-3)).toEqual(['1000', 'UAH', 'Deye Europe']);
    expect(await found(await draft(...table))).toMatchObject({ changes: [], problems: [] });
    for await (const part of exportProducts(database)(query)) {
      expect(part.every(({ cells }) => cells['purchase.amount'] === '')).toBe(true);
    }
  });

  test('a changed one holds from today, is logged, and goes when the table is taken back', async () => {
    await store(202);
    const id = await draft(HEADER, ['202', '1100,50', 'UAH', 'Deye Europe'], ['203', '5', 'pln', 'New']);
    expect(await found(id)).toMatchObject({
      problems: [],
      changes: [
        {
          line: 2,
          id: 202,
          changes: {},
          purchase: { before: { minor: 100_000 }, after: { minor: 110_050 } },
        },
        { line: 3, id: 203, changes: {}, purchase: { before: null } },
      ],
    });
    expect((await inForce(202))?.price.minor).toBe(100_000);
    const before = await database.select().from(products).where(eq(products.id, 202));
    const applied = await Promise.all([apply(id), apply(id)]);
    expect(applied.filter(({ ok }) => ok)).toHaveLength(1);
    const { today } = await findPurchases(database)(202);
    expect(await inForce(202)).toMatchObject({ price: { minor: 110_050 }, day: today });
    expect(await inForce(203)).toMatchObject({ price: { minor: 500, currency: 'PLN' }, supplier: 'New' });
    // Nothing else of the product is written.
    expect(await database.select().from(products).where(eq(products.id, 202))).toEqual(before);
    expect(await logOf(202)).toMatchObject([
      {
        action: 'purchase-price-entered',
        why: 'закупівля.csv',
        changes: {
          purchase: ['1000.00 UAH, Deye Europe, 2026-01-10', `1100.50 UAH, Deye Europe, ${today}`],
        },
      },
    ]);
    expect(await undo(id)).toEqual({ ok: true });
    expect(await inForce(202)).toMatchObject({ price: { minor: 100_000 }, day: '2026-01-10' });
    expect(await inForce(203)).toBeUndefined();
    expect((await logOf(202))[0]?.action).toBe('purchase-price-removed');
  });

  test('a table without the columns leaves them, and one with fields beside changes both', async () => {
    await store(204);
    expect(await apply(await draft(['id', 'warranty'], ['204', '77']))).toEqual({ ok: true });
    expect(await inForce(204)).toMatchObject({ day: '2026-01-10' });
    const id = await draft(['id', 'warranty', 'purchase.amount'], ['204', '78', '900']);
    expect(await apply(id)).toEqual({ ok: true });
    expect(await inForce(204)).toMatchObject({ price: { minor: 90_000 }, supplier: 'Deye Europe' });
    expect((await logOf(204)).map(({ action }) => action)).toEqual([
      'purchase-price-entered',
      'edited',
      'edited',
    ]);
  });

  test('what is wrong is listed by line and column, and nothing of the table is taken', async () => {
    await store(205);
    await database.execute(sql`insert into product_purchase_prices (product_id, currency, minor, supplier, day)
      values (206, 'UAH', 500, 'Deye Europe', (now() at time zone 'Europe/Kyiv')::date)`);
    const id = await draft(
      HEADER,
      ['205', '', '', ''],
      ['206', '6', 'UAH', 'Deye Europe'],
      ['209', 'ten', 'EUR', ''],
    );
    const { problems, changes } = await found(id);
    expect(changes).toEqual([]);
    expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'purchase.amount', 'purchase-kept'],
      [3, 'purchase.amount', 'purchase-of-today'],
      [4, 'purchase.amount', 'not-an-amount'],
      [4, 'purchase.currency', 'not-a-choice'],
      [4, 'purchase.supplier', 'missing'],
    ]);
  });

  test('one that somebody else entered meanwhile refuses the whole table', async () => {
    await store(210);
    const tables = [
      await draft([...HEADER, 'warranty'], ['210', '7', 'UAH', 'A', '33'], ['211', '8', 'UAH', 'A', '33']),
      await draft(HEADER, ['210', '9', 'UAH', 'B']),
    ];
    const [first = '', second = ''] = tables;
    expect(await apply(second)).toEqual({ ok: true });
    expect(await apply(first)).toEqual({ ok: false, reason: 'products-changed', lines: [2] });
    expect(await inForce(211)).toBeUndefined();
    const side = await Promise.all(
      [1, 2].map(async (price) => apply(await draft(HEADER, ['212', String(price), 'UAH', 'A']))),
    );
    expect(side.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a product that the table adds has its purchase price', async () => {
    const said = {
      article: 'BOUGHT-1',
      category: 'batteries',
      brand: 'Pylontech',
      'price.UAH.sale': '41900',
      'purchase.amount': '30000',
      'purchase.currency': 'UAH',
      'purchase.supplier': 'Deye Europe',
      ...Object.fromEntries(
        ['name', 'summary', 'description'].flatMap((part) =>
          ['uk', 'pl', 'en'].map((locale) => [`${part}.${locale}`, `Акумулятор ${part}`]),
        ),
      ),
    };
    const id = await draft(Object.keys(said), Object.values(said));
    expect(await apply(id)).toEqual({ ok: true });
    const [added] = await database.select().from(products).where(eq(products.articleNumber, 'BOUGHT-1'));
    expect(await inForce(added?.id ?? 0)).toMatchObject({ price: { minor: 3_000_000 } });
  });

  test('who may not see margins neither sets nor applies nor takes back', async () => {
    const id = await draft(HEADER, ['213', '5', 'UAH', 'A']);
    const without = { id, staffId: anna };
    expect(await applyImport(database)(without)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await inForce(213)).toBeUndefined();
    expect(await apply(id)).toEqual({ ok: true });
    expect(await undoImport(database)(without)).toEqual({ ok: false, reason: 'not-allowed' });
    const table = [HEADER, ['213', '6', 'UAH', 'A']];
    const theirs = await draftImport(database)({ table, fileName: 'x.csv', staffId: anna });
    expect((await found(theirs)).problems.map(({ reason }) => reason)).toEqual([
      'unknown-column',
      'unknown-column',
      'unknown-column',
    ]);
  });
});
