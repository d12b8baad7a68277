import { expect, it } from 'vitest';
import { currencyOf, isCurrency } from './default-currency.ts';

it('is złoty in Polish and hryvnia otherwise', () => {
  expect([currencyOf('uk'), currencyOf('pl'), currencyOf('en')]).toEqual(['UAH', 'PLN', 'UAH']);
});

it('tells currencies from other values', () => {
  expect(['UAH', 'PLN', 'USD', 'uah', null, 1].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
