import type { ExchangeRate } from '../../domain/money/exchange.ts';

/** Hryvnias for one zloty when the starting prices were made; an operator stores newer ones. */
export const exchangeRate: ExchangeRate = {
  base: 'PLN',
  quote: 'UAH',
  ratePerUnitE6: 11_400_000,
  date: '2026-11-20',
  source: 'Promin price list, November 2026',
};
