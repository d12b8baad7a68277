import { expect, test } from 'vitest';
import { rentedLines } from './rented-lines.ts';

test('tells an order of rentals alone from a mixed one and from purchases', () => {
  const [bought, rented] = [{ rental: null }, { rental: {} }];
  expect(rentedLines([])).toBe('none');
  expect(rentedLines([bought])).toBe('none');
  expect(rentedLines([bought, rented])).toBe('some');
  expect(rentedLines([rented, rented])).toBe('all');
});
