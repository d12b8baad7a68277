import type { ExchangeRate } from '../../src/domain/money/exchange.ts';

/** Ten hryvnias for a złoty: amounts in the two currencies can be compared by eye. */
export const ROUND_RATE: ExchangeRate = {
  base: 'PLN',
  quote: 'UAH',
  ratePerUnitE6: 10_000_000,
  date: '2026-11-20',
  source: 'NBU',
};
