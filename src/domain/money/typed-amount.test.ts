import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

it('reads every amount as it was written, with comma or point, grouped or not', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), fc.constantFrom(',', '.'), (minor, sign) => {
      const kopiykas = String(minor % 100).padStart(2, '0');
      const major = String(Math.floor(minor / 100));
      expect(typedAmount(`${major}${sign}${kopiykas}`)).toBe(minor);
      expect(typedAmount(`${major.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}${sign}${kopiykas}`)).toBe(minor);
    }),
  );
});

it.each(['', '-1', '1,234', '1e3', '0x10', 'ten', '1.2.3', '9999999999'])('refuses %j', (typed) => {
  expect(typedAmount(typed)).toBeNull();
});
