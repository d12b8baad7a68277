import { expect, test } from 'vitest';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { priceFilter } from './filter-view.server.ts';

test('the ends of the prices stand in the empty fields as amounts are grouped', () => {
  const ends = (locale: 'uk' | 'pl' | 'en') => {
    const filter = priceFilter(
      [{ key: 'price', from: 242_000, to: 61_300_000 }],
      { values: {}, price: null },
      {
        categoryId: 1,
        basis: { currency: 'UAH', taxRule: DEFAULT_TAX_RULE, priceView: 'gross' },
        isRental: false,
        words: { translate: (key) => key, lookUp: () => null, locale },
      },
    );
    return [filter?.lowest, filter?.highest];
  };
  expect(ends('uk')).toEqual(['2\u00A0904', '735\u00A0600']);
  expect(ends('en')).toEqual(['2,904', '735,600']);
});
