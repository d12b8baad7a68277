import { expect, test } from 'vitest';
import { marginRow, marginsAddress, readMarginsQuery } from './margins-query.ts';

const read = (query: string) => readMarginsQuery(new URLSearchParams(query), 'UAH');

test('reads a per cent as people type it, and nothing where it is none', () => {
  expect(read('below=12,5').belowBp).toBe(1250);
  expect(read('below=20 %25').belowBp).toBe(2000);
  expect(read('below=−5').belowBp).toBe(-500);
  expect(read('below=0').belowBp).toBe(0);
  for (const wrong of ['', 'many', '1000', '1.234', '1e3']) expect(read(`below=${wrong}`).belowBp).toBeNull();
});

test('what it does not know does not matter', () => {
  expect(read('currency=EUR&show=all&after=x_1&after=2')).toEqual({
    currency: 'UAH',
    belowBp: null,
    isWithout: false,
    after: null,
  });
});

test('an address reads back as what it was made of', () => {
  for (const query of [
    { currency: 'PLN', belowBp: -1250, isWithout: false, after: '-300_101' },
    { currency: 'UAH', belowBp: null, isWithout: true, after: null },
  ] as const)
    expect(read(marginsAddress(query, query.after))).toEqual(query);
});

test('a row is a margin and a product', () => {
  expect(marginRow('-300_101')).toEqual({ marginBp: -300, productId: 101 });
  for (const wrong of [null, '', '_1', '1_0', '1', '1.5_2']) expect(marginRow(wrong)).toBeNull();
});
