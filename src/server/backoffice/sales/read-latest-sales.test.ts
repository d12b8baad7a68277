import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addSale } from '../../../../tests/support/add-sale.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { latestSales } from '../../../domain/backoffice/sales.ts';
import type { orders } from '../../orders/tables.ts';
import { keepSales } from './keep-sales.ts';
import { readLatestSales } from './read-latest-sales.ts';
import { readFigures } from './read-sales.ts';

const { database } = await openTestDatabase();
const TODAY = '2026-06-30';
const read = () => readLatestSales(database)(() => TODAY);
const add = (createdAt: string, unitMinor: number, more?: Partial<typeof orders.$inferInsert>) =>
  addSale(database, createdAt, [{ productId: 101, quantity: 1, unitMinor, discountMinor: 0 }], more);

test('without a sale there is no currency', async () => {
  expect(await read()).toEqual([]);
});

test('the last fourteen days of each currency that has sales, as the page of sales says them', async () => {
  await add('2026-06-30T10:00:00+03:00', 100_000);
  await add('2026-06-29T23:30:00+03:00', 200_000);
  await add('2026-06-24T00:00:00+03:00', 300_000);
  await add('2026-06-17T00:00:00+03:00', 400_000);
  // Before the first of the days, and none of the sales.
  await add('2026-06-16T23:30:00+03:00', 900_000);
  await add('2026-06-30T10:00:00+03:00', 900_000, { status: 'CANCELLED' });
  const [hryvnias, ...others] = await read();
  expect(others).toEqual([]);
  expect(hryvnias).toMatchObject({ currency: 'UAH' });
  const days = hryvnias?.days ?? [];
  expect(days).toHaveLength(14);
  expect(latestSales(days)).toMatchObject({
    today: { orders: 1, netMinor: 100_000 },
    yesterday: { orders: 1, netMinor: 200_000 },
    week: { orders: 3, netMinor: 600_000 },
    weekBefore: { orders: 1, netMinor: 400_000 },
  });
  const figures = await readFigures(database)({
    currency: 'UAH',
    firstDay: '2026-06-17',
    lastDay: TODAY,
    locale: 'uk',
  });
  expect(days).toEqual(figures.days);
});

test('sums that are kept say the same, in two statements', async () => {
  await add('2026-06-28T12:00:00+02:00', 12_300, {
    currency: 'PLN',
    taxMode: 'included',
    taxRatePercent: '23',
  });
  const counted = await read();
  expect(counted.map(({ currency }) => currency)).toEqual(['UAH', 'PLN']);
  expect(counted[1]?.days.find(({ orders }) => orders > 0)).toMatchObject({
    day: '2026-06-28',
    netMinor: 10_000,
  });
  await database.execute(sql`delete from sales_changes`);
  for (let kept = 0; kept < 100 && (await keepSales(database)()) !== null; kept += 1);
  expect(await countQueries(async () => expect(await read()).toEqual(counted))).toBe(2);
});
