import { describe, expect, it } from 'vitest';
import { asOffered, offersOf, stockOf } from './offer.ts';

const list = { sale: 100, day: 3, week: 12, month: 33 };
const sold = {
  kind: 'purchase' as const,
  stock: 5,
  prices: { UAH: { ...list, original: 120 }, PLN: list },
};
const both = { ...sold, rentalStock: 2 };
const none = { sale: null, day: null, week: null, month: null };
const rented = { kind: 'rental' as const, stock: 4, prices: { UAH: { ...list, sale: null }, PLN: none } };

describe('a product', () => {
  it('is sold, rented, or both where it has the prices and the machines for it', () => {
    expect(offersOf(both, 'UAH')).toEqual(['buy', 'rent']);
    expect(offersOf(sold, 'UAH')).toEqual(['buy']);
    expect(offersOf({ ...both, prices: { ...both.prices, PLN: { ...list, week: null } } }, 'PLN')).toEqual([
      'buy',
    ]);
    expect(offersOf(rented, 'UAH')).toEqual(['rent']);
  });

  it('has, as it is offered in one way, the prices and the stock of that one', () => {
    expect(asOffered(both, 'rent')).toMatchObject({
      kind: 'rental',
      offer: 'rent',
      stock: 2,
      prices: { UAH: { ...list, sale: null }, PLN: { ...list, sale: null } },
    });
    expect(asOffered(both, 'rent').prices.UAH).not.toHaveProperty('original');
    const exact = { ...both, prices: { ...both.prices, UAH: { ...list, isExact: true } } };
    expect(asOffered(exact, 'rent').prices.UAH.isExact).toBe(true);
    expect(asOffered(both, 'buy')).toMatchObject({
      kind: 'purchase',
      stock: 5,
      prices: { UAH: { ...none, sale: 100, original: 120 }, PLN: { ...none, sale: 100 } },
    });
    for (const offer of ['buy', 'rent'] as const) {
      expect(asOffered(rented, offer)).toBe(rented);
      expect(offersOf(asOffered(both, offer), 'UAH')).toEqual([offer]);
    }
  });

  it('has pieces for sale and machines, which are counted apart', () => {
    const counts = (product: Parameters<typeof stockOf>[0]) => [
      stockOf(product, 'buy'),
      stockOf(product, 'rent'),
    ];
    expect([both, sold, rented, undefined].map(counts)).toEqual([
      [5, 2],
      [5, 0],
      [0, 4],
      [0, 0],
    ]);
  });
});
