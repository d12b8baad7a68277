import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHECKOUT_STEPS_COUNT, clampStep } from './steps.ts';

it('is always one of the three steps', () => {
  fc.assert(
    fc.property(fc.double(), (step) => {
      expect([1, 2, 3]).toContain(clampStep(step));
    }),
  );
  expect(CHECKOUT_STEPS_COUNT).toBe(3);
  expect([-1, 0, 1, 2, 2.9, 3, 4, NaN].map(clampStep)).toEqual([1, 1, 1, 2, 2, 3, 3, 1]);
});
