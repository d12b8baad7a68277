import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, settleExchange } from './exchange-money.ts';

const minor = fc.integer({ min: 0, max: 1_000_000_000 });

test('every kopiyka of what goods were worth is moved or goes back, and no more is moved than is missing', () => {
  fc.assert(
    fc.property(minor, minor, (worthMinor, missingMinor) => {
      const { creditMinor, backMinor, dueMinor } = settleExchange({ worthMinor, missingMinor });
      expect(creditMinor + backMinor).toBe(worthMinor);
      expect(creditMinor + dueMinor).toBe(missingMinor);
      expect(Math.min(creditMinor, backMinor, dueMinor)).toBeGreaterThanOrEqual(0);
      // Nobody gets money back and is asked for more at once.
      expect(Math.min(backMinor, dueMinor)).toBe(0);
    }),
  );
});

test('the difference that is shown is what is paid or goes back when all comes as it was asked', () => {
  fc.assert(
    fc.property(minor, minor, (creditMinor, totalMinor) => {
      const settled = settleExchange({ worthMinor: creditMinor, missingMinor: totalMinor });
      expect(differenceOf({ totalMinor, creditMinor })).toBe(settled.dueMinor - settled.backMinor);
    }),
  );
});
