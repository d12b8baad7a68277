import { expect, test } from 'vitest';
import { meantPrices, steepPrices } from './steep-prices.ts';

const base = { 'price.UAH.sale': '2420', 'price.PLN.sale': '250.50', 'price.UAH.day': '' } as const;

test('prices that are lowered by half or more are steep', () => {
  expect(steepPrices(base, { 'price.UAH.sale': '1210', 'price.PLN.sale': '125,26' })).toEqual([
    { field: 'price.UAH.sale', percent: 50 },
  ]);
  expect(steepPrices(base, { 'price.UAH.sale': '1', 'price.PLN.sale': '1' })).toEqual([
    { field: 'price.UAH.sale', percent: 99 },
    { field: 'price.PLN.sale', percent: 99 },
  ]);
});

test.each([
  { 'price.UAH.sale': '2420' },
  { 'price.UAH.sale': '5000' },
  { 'price.UAH.sale': '' },
  { 'price.UAH.sale': 'x' },
  { 'price.UAH.day': '1' },
  { brand: 'Deye' },
])('%j lowers none', (sent) => {
  expect(steepPrices(base, sent)).toEqual([]);
});

test('a tick is for the prices as they are typed', () => {
  const meant = meantPrices([
    { id: 7, base, sent: { 'price.UAH.sale': '10,50' } },
    { id: 8, base, sent: { 'price.UAH.sale': '2000' } },
  ]);
  expect(meant).toBe('7 price.UAH.sale 1050');
  expect(meantPrices([{ id: 7, base, sent: { 'price.UAH.sale': '10.5' } }])).toBe(meant);
  expect(meantPrices([{ id: 7, base, sent: { 'price.UAH.sale': '10' } }])).not.toBe(meant);
  expect(meantPrices([])).toBe('');
});
