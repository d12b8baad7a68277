import { describe, expect, it } from 'vitest';
import { IBAN_LENGTHS, isIban, printIban } from './iban.ts';

const UKRAINIAN = 'UA213223130000026007233566001';
const POLISH = 'PL61109010140000071219812874';

describe('an account number', () => {
  it('has 29 characters in Ukraine and 28 in Poland', () => {
    expect(IBAN_LENGTHS).toEqual({ UA: 29, PL: 28 });
    expect([UKRAINIAN, POLISH].map(isIban)).toEqual([true, true]);
    expect([UKRAINIAN.slice(0, -1), `${POLISH}0`].map(isIban)).toEqual([false, false]);
  });

  it('is refused with any one digit changed', () => {
    for (const iban of [UKRAINIAN, POLISH]) {
      for (let place = 2; place < iban.length; place++) {
        const other = String((Number(iban[place]) + 1) % 10);
        expect(isIban(iban.slice(0, place) + other + iban.slice(place + 1))).toBe(false);
      }
    }
  });

  it('is refused in other countries and spellings', () => {
    expect(['', 'DE89370400440532013000', POLISH.toLowerCase(), printIban(POLISH)].map(isIban)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is printed in groups of four', () => {
    expect(printIban(POLISH)).toBe('PL61 1090 1014 0000 0712 1981 2874');
  });
});
