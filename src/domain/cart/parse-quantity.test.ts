import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

it('reads every positive whole number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (quantity) => {
      expect(parseQuantity(` ${quantity} `)).toBe(quantity);
    }),
  );
});

it.each(['', ' ', '0', '-1', '+1', '1.5', '1,5', '1e3', '0x1f', 'two', '9'.repeat(20)])(
  'ignores %j',
  (text) => {
    expect(parseQuantity(text)).toBeNull();
  },
);
