import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { CountLine } from '../../domain/catalogue/editing/stock-count.ts';
import { expectedOf } from '../../domain/catalogue/editing/stock-count.ts';
import { listAudit } from '../audit/audit-log.ts';
import { moveStock } from '../catalogue/editing/move-stock.ts';
import { products } from '../catalogue/tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { countStock, listForCount } from './count-stock.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const count = (lines: readonly CountLine[]) =>
  countStock(database)({ lines, note: 'листопад', staffId: anna });
const list = (category: string | null = 'cables-wires') =>
  listForCount(database)({ search: '', category, shown: 'all', translations: 'any', after: null }, 'uk');
let number = 60_000;

async function found(id: number) {
  const query = {
    search: String(id),
    category: null,
    shown: 'all',
    translations: 'any',
    after: null,
  } as const;
  const row = (await listForCount(database)(query, 'uk')).products.find((each) => each.id === id);
  if (row === undefined) throw new Error(`No product ${id}`);
  return row;
}
const line = async (id: number, by: number): Promise<CountLine> => {
  const row = await found(id);
  return {
    id,
    expected: expectedOf(row),
    counted: expectedOf(row) + by,
    key: randomUUID(),
  };
};
async function stockOf(id: number): Promise<number> {
  const [row] = await database.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock ?? Number.NaN;
}

/** An order of one line as it stands in the database; its pieces are taken off the stock as by the checkout. */
async function order(productId: number, quantity: number, status: string) {
  number += 1;
  const [made] = await database
    .insert(orders)
    .values({
      orderNumber: `ORD-${number}`,
      paymentMethod: 'pod',
      shippingMethod: 'express',
      currency: 'UAH',
      locale: 'uk',
      subtotalMinor: 100,
      taxMinor: 0,
      shippingMinor: 0,
      totalMinor: 100,
      taxRatePercent: '20',
      taxMode: 'added',
      status,
    })
    .returning();
  await database.insert(orderItems).values({
    orderId: made?.id ?? '',
    position: 0,
    productId,
    articleNumber: 'A',
    name: 'As it was named',
    brand: '',
    picture: '',
    quantity,
    unitMinor: 100,
    lineMinor: 100 * quantity,
  });
  await database
    .update(products)
    .set({ stock: (await stockOf(productId)) - quantity })
    .where(eq(products.id, productId));
}

describe('a sheet', () => {
  test('has what is sold, with the pieces of orders that were not sent', async () => {
    const { free } = await found(101);
    await order(101, 3, 'PENDING');
    await order(101, 2, 'PROCESSING');
    await order(101, 1, 'SHIPPED');
    expect(await found(101)).toMatchObject({ free: free - 6, reserved: 5 });
    expect((await list('scissor-lifts')).products).toEqual([]);
  });

  test('is read by two statements, however many rows it has', async () => {
    expect(await countQueries(() => list(null))).toBe(2);
  });
});

describe('a count', () => {
  test('moves stocks by what differs, with its reason in the log, and once', async () => {
    const before = [await stockOf(102), await stockOf(103), await stockOf(104)];
    const lines = [await line(102, -1), await line(103, 2), await line(104, 0)];
    expect(await count(lines)).toEqual({ ok: true, moved: 2 });
    expect(await count(lines)).toEqual({ ok: true, moved: 0 });
    expect([await stockOf(102), await stockOf(103), await stockOf(104)]).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) + 2,
      before[2],
    ]);
    const { entries } = await listAudit(database)({ subject: 'product', subjectId: '102' });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ action: 'stock-moved', why: 'листопад' });
    expect(entries[0]?.changes.reason).toEqual(['', 'count']);
  });

  test('is not disturbed by what is bought meanwhile', async () => {
    const before = await stockOf(105);
    const counted = await line(105, -1);
    await order(105, 2, 'PENDING');
    expect(await count([counted])).toEqual({ ok: true, moved: 1 });
    expect(await stockOf(105)).toBe(before - 3);
    expect(await found(105)).toMatchObject({ free: before - 3, reserved: 2 });
  });

  test('is not taken twice: by two people who counted the same shelf, the second is refused', async () => {
    const [first, second, other] = [await line(106, -1), await line(106, -1), await line(107, 1)];
    const before = [await stockOf(106), await stockOf(107)];
    const answers = await Promise.all([count([first]), count([second, other])]);
    const refused = answers.filter((each) => !each.ok);
    expect(refused).toHaveLength(1);
    expect([...(refused[0]?.refused ?? [])]).toEqual([[106, { reason: 'moved-meanwhile' }]]);
    expect(await stockOf(106)).toBe((before[0] ?? 0) - 1);
  });

  test('of before a movement by staff is refused, and all of its sheet with it', async () => {
    const [moved, beside] = [await line(108, -1), await line(109, -1)];
    await moveStock(database)({
      id: 108,
      by: 4,
      reason: 'delivery',
      note: '',
      key: randomUUID(),
      staffId: anna,
    });
    const before = await stockOf(109);
    const answer = await count([beside, moved]);
    expect(answer.ok).toBe(false);
    expect(await stockOf(109)).toBe(before);
  });

  test('of goods that were sent or counted since is refused, though it found no difference', async () => {
    await order(113, 2, 'PROCESSING');
    const sheet = await line(113, 0);
    await database
      .update(orders)
      .set({ status: 'SHIPPED' })
      .where(eq(orders.orderNumber, `ORD-${number}`));
    const answer = await count([sheet]);
    expect(answer.ok ? [] : [...answer.refused]).toEqual([[113, { reason: 'moved-meanwhile' }]]);
  });

  test('with another number under a key that was used is refused', async () => {
    const sheet = await line(114, 1);
    expect(await count([sheet])).toEqual({ ok: true, moved: 1 });
    expect(await count([{ ...sheet, counted: sheet.counted + 1 }])).toMatchObject({ ok: false });
  });

  test('that finds less than orders hold is refused', async () => {
    const { free } = await found(112);
    await order(112, 2, 'PENDING');
    const sheet = await line(112, -(free - 2) - 1);
    const answer = await count([sheet]);
    expect(answer.ok ? [] : [...answer.refused]).toEqual([[112, { reason: 'short', free: free - 2 }]]);
  });

  test('does not reach machines and products that are not there', async () => {
    const key = randomUUID();
    const lines = [2501, 999_999].map((id) => ({ id, expected: 1, counted: 3, key }));
    expect(await count(lines)).toEqual({ ok: true, moved: 0 });
  });
});
