import { describe, expect, test } from 'vitest';
import { daysLate, proposeDeductions } from './deductions.ts';

const asked = {
  dueDay: '2026-11-20',
  backOn: '2026-11-20',
  dayMinor: 90_000,
  fuel: { before: 8, after: 8 },
  eighthMinor: 60_000,
};

describe('what is proposed to be kept of a deposit', () => {
  test('is nothing for what came back in time and full, however late in the day', () => {
    expect(proposeDeductions(asked)).toEqual([]);
    expect(proposeDeductions({ ...asked, backOn: '2026-11-10' })).toEqual([]);
  });

  test('is the price of each day that was begun, at most thirty', () => {
    const late = (backOn: string) => proposeDeductions({ ...asked, backOn });
    expect(late('2026-11-21')).toEqual([{ kind: 'late', amountMinor: 90_000, count: 1 }]);
    expect(late('2026-11-23')).toEqual([{ kind: 'late', amountMinor: 270_000, count: 3 }]);
    expect(late('2027-11-23')).toEqual([{ kind: 'late', amountMinor: 30 * 90_000, count: 30 }]);
  });

  test('is each missing eighth of the tank, and nothing where one was not written down', () => {
    const fuel = (before: number | null, after: number | null) =>
      proposeDeductions({ ...asked, fuel: { before, after } });
    expect(fuel(8, 5)).toEqual([{ kind: 'fuel', amountMinor: 180_000, count: 3 }]);
    for (const [before, after] of [
      [5, 8],
      [null, 0],
      [8, null],
    ] as const) {
      expect(fuel(before, after)).toEqual([]);
    }
  });

  test('needs a day and a price of it', () => {
    expect(proposeDeductions({ ...asked, backOn: '2026-12-01', dueDay: null })).toEqual([]);
    expect(proposeDeductions({ ...asked, backOn: '2026-12-01', dayMinor: null })).toEqual([]);
  });

  test('counts days across the change of clocks', () => {
    expect(daysLate({ dueDay: '2026-10-24', backOn: '2026-10-26' })).toBe(2);
  });
});
