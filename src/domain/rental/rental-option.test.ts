import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { chosenCodes, OPTION_CODE, optionsOf, optionTiers, partOfTiers } from './rental-option.ts';

const machine = {
  UAH: { day: 150_00, week: 300_05, month: 600_00 },
  PLN: { day: 15_00, week: 30_00, month: 60_00 },
};

it('makes a waiver of a part of each price', () => {
  const tiers = partOfTiers(machine, 10);
  expect(tiers.UAH).toEqual({ day: 15_00, week: 30_01, month: 60_00 });
  expect(optionTiers({ tiers }, 'PLN').month).toEqual(money(6_00, 'PLN'));
});

it('has the codes of a choice once and in one order', () => {
  expect(chosenCodes(['waiver', 'cable-25m', 'waiver'])).toEqual(['cable-25m', 'waiver']);
  expect(chosenCodes([])).toBeUndefined();
  expect(chosenCodes(undefined)).toBeUndefined();
});

describe('optionsOf', () => {
  const offered = [{ code: 'waiver' }, { code: 'operator' }];
  it('finds what was chosen, in the order of the codes', () => {
    expect(optionsOf(offered, ['operator', 'waiver'])).toEqual([offered[1], offered[0]]);
    expect(optionsOf(offered)).toEqual([]);
  });
  it('is null for what is not offered', () => {
    expect(optionsOf(offered, ['waiver', 'crane'])).toBeNull();
  });
});

it('takes codes that are part of a key', () => {
  expect(['waiver', 'cable-25m'].every((code) => OPTION_CODE.test(code))).toBe(true);
  expect(['', 'A', '1a', 'a b', 'a+b', `a${'b'.repeat(24)}`].some((code) => OPTION_CODE.test(code))).toBe(
    false,
  );
});
