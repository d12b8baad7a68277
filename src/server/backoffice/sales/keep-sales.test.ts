import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addSale } from '../../../../tests/support/add-sale.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { SalesQuery } from '../../../domain/backoffice/sales.ts';
import { products } from '../../catalogue/tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { keepSales } from './keep-sales.ts';
import { listRestock } from './list-restock.ts';
import { readFigures } from './read-sales.ts';
import { findOpenDays } from './sold-lines.ts';
import { salesChanges, salesOfDays, salesOfProducts } from './tables.ts';

const { database } = await openTestDatabase();
const keep = keepSales(database);
const [PANEL, BATTERY, MACHINE] = [101, 201, 2501];
const JUNE: SalesQuery = { firstDay: '2026-06-01', lastDay: '2026-06-30', currency: 'UAH' };
const ZLOTYS: SalesQuery = { ...JUNE, currency: 'PLN' };

const read = async (query: SalesQuery = JUNE) => {
  const { days, categories, products, total, before } = await readFigures(database)({
    ...query,
    locale: 'en',
  });
  return { days, categories, products, total, before };
};
const openDays = async (query: SalesQuery = JUNE) =>
  (await findOpenDays(database, query, [query.currency])).get(query.currency) ?? [];
const piecesToOrder = async () => {
  const asked = { ...JUNE, coverDays: 300, supplier: null, after: null };
  const { lines } = await listRestock(database)(asked, { locale: 'en', today: '2026-07-01' });
  return lines.map(({ productId, pieces }) => [productId, pieces]);
};
const keepAll = async () => {
  while ((await keep()) !== null);
};

await addSale(database, '2026-05-31T23:30:00+03:00', [{ productId: BATTERY, unitMinor: 290_000 }]);
await database.update(products).set({ stock: 0 }).where(eq(products.id, PANEL));
const inJune = await addSale(database, '2026-06-01T00:30:00+03:00', [
  { productId: PANEL, quantity: 2, unitMinor: 100_000, discountMinor: 10_000 },
  { productId: MACHINE, unitMinor: 50_000, rentedDays: 3 },
]);
await addSale(database, '2026-06-30T23:30:00+03:00', [{ productId: PANEL, unitMinor: 100_000 }]);
// Two of them come to a whole grosz only together.
for (const minute of [10, 20])
  await addSale(database, `2026-06-10T12:${minute}:00Z`, [{ productId: PANEL, unitMinor: 100 }], {
    currency: 'PLN',
    taxMode: 'included',
    taxRatePercent: '23',
  });

test('sums of days that are over are kept, and say what their orders say', async () => {
  expect(await openDays()).toHaveLength(30);
  const [fromOrders, zlotys, toOrder] = [await read(), await read(ZLOTYS), await piecesToOrder()];
  expect(fromOrders.total).toEqual({ orders: 2, pieces: 4, netMinor: 340_000 });
  expect(zlotys.total.netMinor).toBe(163);
  await keepAll();
  expect(await openDays()).toEqual([]);
  expect(await database.$count(salesChanges)).toBe(0);
  expect(await read()).toEqual(fromOrders);
  expect(await read(ZLOTYS)).toEqual(zlotys);
  expect(await piecesToOrder()).toEqual(toOrder);
  expect(toOrder).toContainEqual([PANEL, 5]);
  // They are read, not counted.
  await database.update(salesOfDays).set({ pieces: 70 }).where(eq(salesOfDays.day, '2026-06-30'));
  expect((await read()).days.at(-1)).toMatchObject({ day: '2026-06-30', pieces: 70 });
  await database.update(salesOfDays).set({ pieces: 1 }).where(eq(salesOfDays.day, '2026-06-30'));
});

test('a day is counted from its orders from the moment on when one of them is cancelled, changed, added or removed', async () => {
  const status = (to: string) => database.update(orders).set({ status: to }).where(eq(orders.id, inJune));
  const whole = await read();
  await status('CANCELLED');
  expect(await openDays()).toEqual(['2026-06-01']);
  const without = await read();
  expect(without.total).toEqual({ orders: 1, pieces: 1, netMinor: 100_000 });
  expect(without.products.map(({ productId }) => productId)).toEqual([PANEL]);
  await keepAll();
  expect(await openDays()).toEqual([]);
  expect(await read()).toEqual(without);
  await status('PROCESSING');
  expect(await read()).toEqual(whole);
  await status('SHIPPED');
  await keepAll();
  expect(await read()).toEqual(whole);
  // A step that no sum knows of.
  await status('DELIVERED');
  expect(await openDays()).toEqual([]);

  const added = await addSale(database, '2026-06-15T12:00:00Z', [{ productId: BATTERY, unitMinor: 1_000 }]);
  expect(await openDays()).toEqual(['2026-06-15']);
  await keepAll();
  await database.update(orderItems).set({ discountMinor: 400 }).where(eq(orderItems.orderId, added));
  expect((await read()).days[14]).toEqual({ day: '2026-06-15', orders: 1, pieces: 1, netMinor: 600 });
  await keepAll();
  await database.delete(orders).where(eq(orders.id, added));
  expect(await read()).toEqual(whole);
  await keepAll();
  expect(await read()).toEqual(whole);
  expect(await openDays()).toEqual([]);
});

test('what changes while a day is counted leaves it open', async () => {
  const whole = await read();
  await database.insert(salesChanges).values({ currency: 'UAH', placedAt: '2026-06-01T10:00:00Z' });
  const counted = await database.transaction(async (transaction) => {
    const outcome = await keepSales(transaction)();
    // As a cancellation that is written at the end of the count.
    await transaction.insert(salesChanges).values({ currency: 'UAH', placedAt: '2026-06-01T10:00:00Z' });
    return outcome;
  });
  expect(counted).toBe('UAH 2026-06-01');
  expect(await openDays()).toEqual(['2026-06-01']);
  await keepAll();
  expect(await read()).toEqual(whole);
});

test('instances that count at the same time count each day once', async () => {
  const whole = await read();
  await database.delete(salesOfDays).where(sql`${salesOfDays.day} >= '2026-06-20'`);
  await database.delete(salesOfProducts).where(sql`${salesOfProducts.day} >= '2026-06-20'`);
  const outcomes = await Promise.all(Array.from({ length: 6 }, keep));
  expect(new Set(outcomes).size).toBe(6);
  await keepAll();
  expect(await read()).toEqual(whole);
});

test('the day that runs, and one that ended just now, are counted from their orders', async () => {
  const dayOf = async (shift: string) => {
    const { rows } = await database.execute<{ day: string }>(
      sql`select to_char((now() + ${shift}::interval) at time zone 'Europe/Kyiv', 'YYYY-MM-DD') as day`,
    );
    return rows[0]?.day ?? '';
  };
  const today = await dayOf('0 hours');
  const [before] = await database
    .select({ orders: sql<number>`count(*)::int` })
    .from(salesOfDays)
    .where(sql`${salesOfDays.day} >= ${await dayOf('-2 hours')}`);
  expect(before?.orders).toBe(0);
  await addSale(database, new Date().toISOString(), [{ productId: PANEL, unitMinor: 7_700 }]);
  // An order of these minutes needs no note.
  expect(await database.$count(salesChanges)).toBe(0);
  const asked = { ...JUNE, firstDay: '2026-06-01', lastDay: today };
  expect((await read(asked)).days.at(-1)).toMatchObject({ day: today, orders: 1, netMinor: 7_700 });
  expect((await openDays(asked)).at(-1)).toBe(today);
});
