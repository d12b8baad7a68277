import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ordersByMonth } from './orders-by-month.ts';

const order = (createdAt: string, currency: 'UAH' | 'PLN' = 'UAH') => ({ createdAt, currency });

test('a month is that of the market’s clock', () => {
  const [kyiv, warsaw] = [order('2026-10-31T22:30:00Z'), order('2026-10-31T22:30:00Z', 'PLN')];
  expect(ordersByMonth([kyiv]).map(({ month }) => month)).toEqual(['2026-11']);
  expect(ordersByMonth([warsaw]).map(({ month }) => month)).toEqual(['2026-10']);
});

test('no order is lost or moved, and no month stands twice in a list by date', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const orders = moments
        .map((at) => order(at.toISOString()))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      const months = ordersByMonth(orders);
      expect(months.flatMap((each) => each.orders)).toEqual(orders);
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
    }),
  );
});
