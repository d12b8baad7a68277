import { describe, expect, test } from 'vitest';
import { settleLease } from './settlement.ts';

const AMOUNTS = [0, 1, 99, 10_000, 10_001, 250_000];

describe('the settlement of a lease', () => {
  const cases = AMOUNTS.flatMap((depositMinor) =>
    AMOUNTS.flatMap((owedMinor) =>
      AMOUNTS.map((deductionsMinor) => ({ depositMinor, owedMinor, deductionsMinor })),
    ),
  );

  test('keeps and bills together exactly what is owed, and divides the deposit without a rest', () => {
    for (const each of cases) {
      const { keptMinor, backMinor, billMinor } = settleLease(each);
      expect(keptMinor + billMinor).toBe(each.owedMinor + each.deductionsMinor);
      expect(keptMinor + backMinor).toBe(each.depositMinor);
      expect(Math.min(keptMinor, backMinor, billMinor)).toBeGreaterThanOrEqual(0);
    }
  });

  test('bills nothing while anything of the deposit goes back', () => {
    for (const each of cases) {
      const { backMinor, billMinor } = settleLease(each);
      expect(Math.min(backMinor, billMinor)).toBe(0);
    }
  });

  test('of a deposit of 600 with 150 of rent and 700 of damage owed bills 250', () => {
    expect(settleLease({ depositMinor: 600_00, owedMinor: 150_00, deductionsMinor: 700_00 })).toEqual({
      keptMinor: 600_00,
      backMinor: 0,
      billMinor: 250_00,
    });
  });
});
