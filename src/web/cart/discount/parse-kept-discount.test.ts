import { expect, test } from 'vitest';
import { parseKeptDiscount, type KeptDiscount } from './parse-kept-discount.ts';

const kept: KeptDiscount = {
  currency: 'UAH',
  terms: {
    code: 'SUN10',
    kind: 'percentage',
    percent: 10,
    amount: null,
    minimum: { minor: 1, currency: 'UAH' },
  },
};

test('what was kept is read again', () => {
  expect(parseKeptDiscount(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  null,
  'SUN10',
  {},
  { ...kept, currency: 'EUR' },
  { ...kept, terms: null },
  { ...kept, terms: { ...kept.terms, code: 10 } },
  { ...kept, terms: { ...kept.terms, kind: 'gift' } },
  { ...kept, terms: { ...kept.terms, percent: 1000 } },
  { ...kept, terms: { ...kept.terms, amount: 5 } },
  { ...kept, terms: { ...kept.terms, minimum: { minor: 0.5, currency: 'UAH' } } },
  { ...kept, terms: { ...kept.terms, minimum: { minor: 1, currency: 'PLN' } } },
])('%j is no code', (stored) => {
  expect(parseKeptDiscount(stored)).toBeNull();
});
