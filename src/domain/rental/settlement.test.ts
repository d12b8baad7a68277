import { describe, expect, test } from 'vitest';
import { owedParts, settleLease } from './settlement.ts';

const AMOUNTS = [0, 1, 99, 10_000, 10_001, 250_000];

describe('the settlement of a lease', () => {
  const cases = AMOUNTS.flatMap((depositMinor) =>
    AMOUNTS.flatMap((owedMinor) =>
      AMOUNTS.map((damageMinor) => ({
        depositMinor,
        owed: [
          { what: 'early-end' as const, amountMinor: owedMinor },
          { what: 'damage' as const, amountMinor: damageMinor },
        ],
      })),
    ),
  );

  test('keeps and bills together exactly what is owed, and divides the deposit without a rest', () => {
    for (const each of cases) {
      const { keptMinor, backMinor, billMinor } = settleLease(each);
      expect(keptMinor + billMinor).toBe(each.owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
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
    const owed = [
      { what: 'early-end', amountMinor: 150_00 },
      { what: 'damage', amountMinor: 700_00 },
    ] as const;
    expect(settleLease({ depositMinor: 600_00, owed })).toEqual({
      keptMinor: 600_00,
      backMinor: 0,
      billMinor: 250_00,
    });
  });

  test('names what is owed once by its kind, and nothing of what was dropped', () => {
    expect(
      owedParts([
        { what: 'unpaid-months', amountMinor: 0 },
        { what: 'damage', amountMinor: 1_00 },
        { what: 'fuel', amountMinor: 3_00 },
        { what: 'damage', amountMinor: 2_00 },
        { what: 'late', amountMinor: 0 },
      ]),
    ).toEqual([
      { what: 'damage', amountMinor: 3_00 },
      { what: 'fuel', amountMinor: 3_00 },
    ]);
  });
});
