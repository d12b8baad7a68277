import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { DAYS_OF, DEFAULT_RENTAL_PRICES, DURATIONS, RENTAL_TYPES, rentalDays, tiersOf } from './tiers.ts';

it('counts days, weeks of 7 and months of 30', () => {
  expect(DURATIONS).toEqual(['day', 'week', 'month']);
  expect(DAYS_OF).toEqual({ day: 1, week: 7, month: 30 });
  expect(rentalDays('week', 3)).toBe(21);
});

it('has default prices for four product types', () => {
  expect(DEFAULT_RENTAL_PRICES).toEqual({ day: 150, week: 300, month: 600 });
  expect(RENTAL_TYPES).toEqual([
    'Генератори',
    'Промислові генератори',
    'Освітлювальні вежі',
    'Підйомники та Крани',
  ]);
  expect(tiersOf(DEFAULT_RENTAL_PRICES, 'UAH').week).toEqual(money(30_000, 'UAH'));
});
