import { expect, test } from 'vitest';
import { addSale } from '../../../tests/support/add-sale.ts';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { SalesQuery } from '../../domain/backoffice/sales.ts';
import { telephoneOrders } from '../checkout/tables.ts';
import type { orders } from '../orders/tables.ts';
import { readFunnel } from './read-funnel.ts';
import { pageOpenings } from './tables.ts';

const { database } = await openTestDatabase();
const JUNE: SalesQuery = { firstDay: '2026-06-01', lastDay: '2026-06-30', currency: 'UAH' };
const read = (query: SalesQuery = JUNE) => readFunnel(database)({ ...query, locale: 'en' });
const [PANEL, BATTERY] = [101, 201];
const order = (
  createdAt: string,
  productIds: readonly number[],
  more?: Partial<typeof orders.$inferInsert>,
) =>
  addSale(
    database,
    createdAt,
    productIds.map((productId) => ({ productId, unitMinor: 100 })),
    more,
  );

const opened = (
  day: string,
  page: 'product' | 'cart' | 'checkout',
  times: number,
  productId: number | null = null,
) => database.insert(pageOpenings).values({ day, currency: 'UAH', page, productId, times });

test('the way to an order counts openings and orders of its days and currency', async () => {
  await opened('2026-05-31', 'cart', 100);
  await opened('2026-06-01', 'product', 30, PANEL);
  await opened('2026-06-30', 'product', 10, PANEL);
  await opened('2026-06-30', 'product', 50, BATTERY);
  await opened('2026-06-15', 'cart', 9);
  await opened('2026-06-15', 'checkout', 4);
  await opened('2026-07-01', 'checkout', 100);
  // Kyiv is three hours ahead: the first minute of June is in May by universal time.
  await order('2026-05-31T21:00:30Z', [PANEL, BATTERY]);
  await order('2026-06-10T09:00:00Z', [PANEL], { status: 'CANCELLED' });
  await order('2026-06-30T21:00:30Z', [PANEL]);
  await order('2026-06-10T09:00:00Z', [PANEL], { currency: 'PLN' });
  await order('2026-06-10T09:00:00Z', [PANEL], { isReplacement: true });
  const byTelephone = await order('2026-06-11T09:00:00Z', [PANEL]);
  await database.insert(telephoneOrders).values({ orderId: byTelephone, note: '', areTermsReadOut: true });

  const { counts, products } = await read();
  expect(counts).toEqual({ product: 90, cart: 9, checkout: 4, placed: 2, kept: 1 });
  expect(products.map(({ productId, opened: times, orders: count }) => [productId, times, count])).toEqual([
    [BATTERY, 50, 1],
    [PANEL, 40, 2],
  ]);
  expect(products[0]?.name).toMatch(/\w/);
});

test('orders of days before openings were counted are not compared with them', async () => {
  await order('2026-05-20T09:00:00Z', [PANEL]);
  const earlier = await read({ ...JUNE, firstDay: '2026-05-01' });
  expect(earlier.comparedFrom).toBe('2026-05-31');
  // That of the last minutes of May by universal time is of June by the shop's clock.
  expect(earlier.counts).toEqual({ product: 90, cart: 109, checkout: 4, placed: 2, kept: 1 });
  expect(earlier.products.map(({ orders: count }) => count)).toEqual([1, 2]);
  expect((await read()).comparedFrom).toBe('2026-06-01');
  // Alone they are counted, with nothing beside them.
  const alone = await read({ ...JUNE, firstDay: '2026-05-01', lastDay: '2026-05-30' });
  expect(alone).toMatchObject({ comparedFrom: null, counts: { checkout: 0, placed: 1 }, products: [] });
});

test('days without openings are empty, and the way is read by three statements', async () => {
  expect(await read({ ...JUNE, firstDay: '2020-01-01', lastDay: '2020-01-31' })).toEqual({
    comparedFrom: null,
    counts: { product: 0, cart: 0, checkout: 0, placed: 0, kept: 0 },
    products: [],
  });
  expect(await countQueries(() => read())).toBe(3);
});
