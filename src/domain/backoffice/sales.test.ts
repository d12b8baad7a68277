import { expect, test } from 'vitest';
import { daysBefore, lastTwoWeeks, latestSales, readSalesQuery, salesAddress, salesChange } from './sales.ts';

const usual = {
  currency: 'UAH',
  today: (currency: string) => (currency === 'UAH' ? '2026-11-28' : '2026-11-27'),
} as const;
const read = (query: string) => readSalesQuery(new URLSearchParams(query), usual);

test('without days it is the last thirty, by the clocks of the currency’s market', () => {
  expect(read('')).toEqual({ currency: 'UAH', firstDay: '2026-10-30', lastDay: '2026-11-28' });
  expect(read('currency=PLN&from=2026-11-28')).toEqual({
    currency: 'PLN',
    firstDay: '2026-10-29',
    lastDay: '2026-11-27',
  });
});

test('an address says all that was asked for', () => {
  const asked = read('currency=PLN&from=2026-01-01&to=2026-03-31&table=days');
  expect(asked).toEqual({ currency: 'PLN', firstDay: '2026-01-01', lastDay: '2026-03-31' });
  expect(read(salesAddress(asked, 'products').slice(1))).toEqual(asked);
});

test('what is compared is as many days right before', () => {
  expect(daysBefore({ firstDay: '2026-03-01', lastDay: '2026-03-01' })).toEqual({
    firstDay: '2026-02-28',
    lastDay: '2026-02-28',
  });
  expect(daysBefore({ firstDay: '2026-03-08', lastDay: '2026-03-14' })).toEqual({
    firstDay: '2026-03-01',
    lastDay: '2026-03-07',
  });
});

test('a change is in percent of what was before, and none where that was nothing', () => {
  const of = (orders: number, netMinor: number) => ({ orders, pieces: orders * 2, netMinor });
  expect(salesChange('orders', of(10, 200), of(15, 250))).toEqual({ percent: 50 });
  expect(salesChange('netMinor', of(10, 200), of(15, 250))).toEqual({ percent: 25 });
  expect(salesChange('netMinor', of(12, 300), of(3, 200))).toEqual({ percent: -33 });
  expect(salesChange('pieces', of(0, 0), of(3, 200))).toBeNull();
});

test('a change against few orders says what was before, and no percentage', () => {
  const of = (orders: number) => ({ orders, pieces: orders, netMinor: orders * 1000 });
  expect(salesChange('orders', of(1), of(51))).toEqual({ was: 1 });
  expect(salesChange('netMinor', of(9), of(51))).toEqual({ was: 9000 });
  expect(salesChange('netMinor', of(10), of(51))).toEqual({ percent: 410 });
});

test('the first page compares the week that ends today with the one before', () => {
  expect(lastTwoWeeks('2026-11-30')).toEqual({ firstDay: '2026-11-17', lastDay: '2026-11-30' });
  const days = Array.from({ length: 14 }, (_, at) => ({
    day: `2026-11-${17 + at}`,
    orders: 1,
    pieces: 2,
    netMinor: at * 100,
  }));
  expect(latestSales(days)).toEqual({
    today: days[13],
    yesterday: days[12],
    week: { orders: 7, pieces: 14, netMinor: 7000 },
    weekBefore: { orders: 7, pieces: 14, netMinor: 2100 },
  });
  expect(latestSales([]).today.orders).toBe(0);
});
