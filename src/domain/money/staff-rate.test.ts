import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isFarRate, printRate, rateForm, typedRate } from './staff-rate.ts';

test.each([
  ['11,4', 11_400_000],
  [' 11.402599 ', 11_402_599],
  ['9', 9_000_000],
  ['0,000001', 1],
])('reads the typed rate %s', (typed, rateE6) => {
  expect(typedRate(typed)).toBe(rateE6);
});

test.each(['', '0', '0,0', '-11', '1140', '11,1234567', '11,4,1', 'eleven', '1e2'])(
  'reads no rate from “%s”',
  (typed) => {
    expect(typedRate(typed)).toBe(null);
  },
);

test('prints what can be typed again', () => {
  for (const rateE6 of [1, 11_400_000, 11_402_500, 11_402_599, 999_999_999]) {
    expect(typedRate(printRate(rateE6))).toBe(rateE6);
  }
  expect(printRate(11_400_000)).toBe('11.4000');
});

test('takes more than a tenth for far, in both directions', () => {
  expect(isFarRate(11_000_000, 10_000_000)).toBe(false);
  expect(isFarRate(9_000_000, 10_000_000)).toBe(false);
  expect(isFarRate(11_000_001, 10_000_000)).toBe(true);
  expect(isFarRate(8_999_999, 10_000_000)).toBe(true);
});

test('who states a rate, and why, are texts that can be seen', () => {
  const form = { rate: '11,4', source: 'NBU', why: 'a new day', seen: '0' };
  expect(v.safeParse(rateForm, form).success).toBe(true);
  for (const unseen of ['', ' ', '\u200B', '\u2800']) {
    expect(v.safeParse(rateForm, { ...form, source: unseen }).success).toBe(false);
    expect(v.safeParse(rateForm, { ...form, why: unseen }).success).toBe(false);
  }
});
