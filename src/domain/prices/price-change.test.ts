import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changedPrices, priceChangeForm, priceChangeName, readPriceChangeName } from './price-change.ts';

const form = { percent: '5', currency: 'UAH', terms: 'sale', why: ' Сезон ' } as const;

test('a per cent is typed with a sign, a comma or a point', () => {
  const percent = (typed: string) => v.safeParse(priceChangeForm, { ...form, percent: typed });
  for (const [typed, basisPoints] of [
    ['5', 500],
    ['+5', 500],
    ['-3,5', -350],
    ['−3.25 %', -325],
    ['-90', -9000],
    ['999', 99_900],
  ] as const)
    expect(percent(typed).output).toMatchObject({ percent: basisPoints, why: 'Сезон' });
  for (const typed of ['', '0', '-90,01', '1000', '5,555', 'x', '+-5'])
    expect(percent(typed).issues?.[0].message).toBe('backoffice.bulk.percent.wrong');
});

test('prices that are meant and change are said anew, all others not', () => {
  const prices = { sale: 10_000, day: 2000, week: 900, month: 30_000 };
  const change = { percent: 500, currency: 'PLN' } as const;
  expect(changedPrices(prices, { ...change, terms: 'sale' }, 'hundredth')).toEqual({
    'price.PLN.sale': '105',
  });
  expect(changedPrices(prices, { ...change, terms: 'rental' }, 'ends-9')).toEqual({
    'price.PLN.month': '319',
  });
  expect(changedPrices({ day: 2000 }, { ...change, terms: 'all' }, 'hundredth')).toEqual({
    'price.PLN.day': '21',
  });
  expect(changedPrices(prices, { ...change, terms: 'sale' }, 'hundred')).toEqual({});
  expect(changedPrices({ sale: 422_000 }, { ...change, percent: 1, terms: 'sale' }, 'ends-9')).toEqual({});
  expect(changedPrices({}, { ...change, terms: 'all' }, 'one')).toEqual({});
});

test('a change is called by what it does, and why', () => {
  expect(priceChangeName({ percent: 500, currency: 'UAH', why: '' })).toBe('+5 % UAH');
  expect(priceChangeName({ percent: -325, currency: 'PLN', why: 'Сезон' })).toBe('−3.25 % PLN: Сезон');
});

test('a change is known again by its name, and the name of a table is none', () => {
  for (const change of [
    { percent: 500, currency: 'UAH', why: '' },
    { percent: -325, currency: 'PLN', why: 'Сезон: осінь' },
    { percent: 1, currency: 'UAH', why: 'два\nрядки' },
    { percent: 99_900, currency: 'PLN', why: '' },
  ] as const)
    expect(readPriceChangeName(priceChangeName(change))).toEqual(change);
  for (const name of ['ціни.csv', '+5 % UAH.csv', '+5 % EUR', '5 % UAH', '+0 % UAH'])
    expect(readPriceChangeName(name)).toBe(null);
});
