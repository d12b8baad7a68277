import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addSale } from '../../../../tests/support/add-sale.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { SalesQuery } from '../../../domain/backoffice/sales.ts';
import { purchasePrices } from '../../catalogue/purchase-prices/tables.ts';
import { suppliers } from '../../catalogue/supplier-lists/tables.ts';
import { products } from '../../catalogue/tables.ts';
import type { orders } from '../../orders/tables.ts';
import { listRestock } from './list-restock.ts';
import { listSoldOut } from './list-sold-out.ts';
import { readFigures } from './read-sales.ts';

const { database } = await openTestDatabase();
const figures = readFigures(database);
const JUNE: SalesQuery = { firstDay: '2026-06-01', lastDay: '2026-06-30', currency: 'UAH' };
const read = (query: SalesQuery = JUNE) => figures({ ...query, locale: 'en' });

const [PANEL, OTHER_PANEL, BATTERY, MACHINE] = [101, 102, 201, 2501];
type Line = readonly [productId: number, quantity: number, unitMinor: number, discountMinor?: number];

const add = (createdAt: string, lines: readonly Line[], more?: Partial<typeof orders.$inferInsert>) =>
  addSale(
    database,
    createdAt,
    lines.map(([productId, quantity, unitMinor, discountMinor]) => ({
      productId,
      quantity,
      unitMinor,
      discountMinor: discountMinor ?? 0,
      ...(productId === MACHINE && { rentedDays: 3 }),
    })),
    more,
  );

await add('2026-06-01T00:30:00+03:00', [[PANEL, 2, 100_000, 10_000]]);
await add('2026-06-30T23:30:00+03:00', [
  [PANEL, 1, 100_000],
  [BATTERY, 1, 300_000],
  [MACHINE, 1, 50_000],
]);
// The day after, by the clocks of Kyiv, and the day before.
await add('2026-07-01T00:00:00+03:00', [[PANEL, 50, 1_000]]);
await add('2026-05-31T23:59:00+03:00', [[BATTERY, 1, 290_000]]);
// None of these is a sale in hryvnias.
await add('2026-06-10T12:00:00Z', [[OTHER_PANEL, 9, 1_000]], { status: 'CANCELLED' });
await add('2026-06-10T12:00:00Z', [[OTHER_PANEL, 9, 1_000]], { isReplacement: true });
await add('2026-06-10T12:00:00Z', [[PANEL, 1, 12_300]], {
  currency: 'PLN',
  taxMode: 'included',
  taxRatePercent: '23',
});

test('sales are those of orders placed on the days of the market, after discounts and without tax', async () => {
  const { total, before, days } = await read();
  expect(total).toEqual({ orders: 2, pieces: 5, netMinor: 640_000 });
  expect(before).toEqual({ orders: 1, pieces: 1, netMinor: 290_000 });
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-06-01', orders: 1, pieces: 2, netMinor: 190_000 });
  expect(days[1]).toEqual({ day: '2026-06-02', orders: 0, pieces: 0, netMinor: 0 });
  expect(days[29]).toEqual({ day: '2026-06-30', orders: 1, pieces: 3, netMinor: 450_000 });
});

test('a price that has its tax inside counts without it', async () => {
  expect((await read({ ...JUNE, currency: 'PLN' })).total).toEqual({
    orders: 1,
    pieces: 1,
    netMinor: 10_000,
  });
});

test('categories and products are listed by amount, and come to the total', async () => {
  const { categories, products: goods, total } = await read();
  expect(goods.map(({ productId, pieces, netMinor }) => [productId, pieces, netMinor])).toEqual([
    [BATTERY, 1, 300_000],
    [PANEL, 3, 290_000],
    [MACHINE, 1, 50_000],
  ]);
  expect(goods[0]?.name).not.toBe('As it was named');
  expect(categories.map(({ pieces, netMinor }) => [pieces, netMinor])).toEqual([
    [1, 300_000],
    [3, 290_000],
    [1, 50_000],
  ]);
  expect(categories.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(total.netMinor);
});

test('what to order is counted from both currencies, the stock, and the days that goods take', async () => {
  const restock = async (supplier: string | null = null) =>
    listRestock(database)(
      { ...JUNE, coverDays: 26, supplier, after: null },
      { locale: 'en', today: '2026-07-01' },
    );
  const stock = (id: number, pieces: number, leadDays: number | null = null) =>
    database.update(products).set({ stock: pieces, leadDays }).where(eq(products.id, id));
  await stock(PANEL, 3);
  await stock(BATTERY, 30);
  // Four in thirty days, for the usual fourteen days and the cover.
  const usual = { productId: PANEL, stock: 3, pieces: 4, daysLeft: 22, leadDays: 14, leadOf: 'usual' };
  expect((await restock()).lines).toMatchObject([
    { ...usual, supplier: null, toOrder: 3, orderBy: '2026-07-09', isLate: false },
  ]);
  await database.insert(purchasePrices).values([
    { productId: PANEL, day: '2026-01-01', currency: 'UAH', minor: 1, supplier: 'JA  Solar' },
    { productId: PANEL, day: '2099-01-01', currency: 'UAH', minor: 1, supplier: 'Later' },
  ]);
  await database.insert(suppliers).values({ key: 'ja solar', name: 'JA Solar', leadDays: 34 });
  expect(await restock('JA Solar')).toMatchObject({
    lines: [{ leadDays: 34, leadOf: 'supplier', toOrder: 5, orderBy: '2026-06-19', isLate: true }],
    suppliers: ['JA  Solar'],
  });
  expect((await restock('')).lines).toEqual([]);
  await stock(PANEL, 3, 0);
  expect((await restock()).lines).toMatchObject([{ leadDays: 0, leadOf: 'product', toOrder: 1 }]);
  await stock(PANEL, 4, 0);
  expect((await restock()).lines).toEqual([]);
  await stock(PANEL, 3, 0);
  await database.update(products).set({ publishedAt: null }).where(eq(products.id, PANEL));
  expect((await restock()).lines).toEqual([]);
  await database.update(products).set({ publishedAt: '2026-01-01T00:00:00Z' }).where(eq(products.id, PANEL));
});

test('what is sold out and was not bought is listed, for no sales say how many to order', async () => {
  const soldOut = (supplier: string | null = null) => listSoldOut(database)({ ...JUNE, supplier }, 'en');
  const idsOf = async (supplier?: string) => (await soldOut(supplier)).map(({ productId }) => productId);
  expect(await idsOf()).not.toContain(OTHER_PANEL);
  await database
    .update(products)
    .set({ stock: 0 })
    .where(inArray(products.id, [OTHER_PANEL, PANEL, MACHINE]));
  const found = await soldOut();
  expect(found.find(({ productId }) => productId === OTHER_PANEL)).toMatchObject({
    supplier: null,
    leadDays: 14,
    leadOf: 'usual',
  });
  // One was bought in these days, the other is for rent.
  expect(await idsOf()).not.toContain(PANEL);
  expect(await idsOf()).not.toContain(MACHINE);
  await database
    .insert(purchasePrices)
    .values({ productId: OTHER_PANEL, day: '2026-01-01', currency: 'UAH', minor: 1, supplier: 'JA Solar' });
  expect(await soldOut('JA  Solar')).toMatchObject([
    { productId: OTHER_PANEL, supplier: 'JA Solar', leadDays: 34, leadOf: 'supplier' },
  ]);
  expect(await idsOf('')).not.toContain(OTHER_PANEL);
  await database.update(products).set({ publishedAt: null }).where(eq(products.id, OTHER_PANEL));
  expect(await idsOf()).not.toContain(OTHER_PANEL);
  await database
    .update(products)
    .set({ publishedAt: '2026-01-01T00:00:00Z' })
    .where(eq(products.id, OTHER_PANEL));
});

test('what lies in stock and was not bought is listed by what it is worth', async () => {
  await database.update(products).set({ stock: 1_000_000 }).where(eq(products.id, OTHER_PANEL));
  const { unsold } = await read();
  expect(unsold[0]).toMatchObject({ productId: OTHER_PANEL, stock: 1_000_000 });
  expect(unsold.map(({ productId }) => productId)).not.toContain(PANEL);
  expect(unsold.map(({ productId }) => productId)).not.toContain(MACHINE);
  const worth = unsold.map(({ worthMinor }) => worthMinor ?? 0);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
});

test('asks as often for a year as for a day', async () => {
  const year = await countQueries(() => read({ ...JUNE, firstDay: '2025-07-01' }));
  expect(await countQueries(() => read({ ...JUNE, firstDay: JUNE.lastDay }))).toBe(year);
});
