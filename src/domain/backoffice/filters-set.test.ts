import { expect, test } from 'vitest';
import { filtersSet } from './filters-set.ts';

test('each name of an address is one filter', () => {
  expect(filtersSet('')).toBe(0);
  expect(filtersSet('?q=deye&status=PENDING')).toBe(2);
  expect(filtersSet('state=free&state=out')).toBe(1);
});
