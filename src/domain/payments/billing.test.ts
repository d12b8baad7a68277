import { expect, test } from 'vitest';
import {
  billingAddress,
  billingTypesOf,
  isBillingNarrowed,
  otherBilling,
  readBillingQuery,
} from './billing.ts';

const read = (address: string) => readBillingQuery(new URLSearchParams(address));

test('an address says all that a history is asked for, and nothing that goes without saying', () => {
  for (const address of ['', '?year=2026', '?type=refund', '?year=2025&type=lease&from=a&until=b']) {
    expect(billingAddress(read(address))).toBe(address);
  }
  expect(isBillingNarrowed(read('?until=b'))).toBe(false);
  expect(isBillingNarrowed(read('?year=2026'))).toBe(true);
});

test.each([
  '?year=26',
  '?year=2026.5',
  '?year=99999',
  '?year=1e3',
  '?year=-2026',
  '?type=all',
  '?type=deposit',
])('what is no year or type is no choice: %s', (address) => expect(billingAddress(read(address))).toBe(''));

test('another choice begins the list anew', () => {
  expect(billingAddress(otherBilling(read('?year=2025&from=a&until=b'), { type: 'refund' }))).toBe(
    '?year=2025&type=refund',
  );
});

test.each([
  [{ amountMinor: 1, hasPurchase: true, hasRental: false }, ['purchase']],
  [{ amountMinor: 1, hasPurchase: false, hasRental: true }, ['lease']],
  [{ amountMinor: 1, hasPurchase: true, hasRental: true }, ['purchase', 'lease']],
  [{ amountMinor: -1, hasPurchase: true, hasRental: true }, ['refund']],
])('an entry %o is of %o', (entry, types) => expect(billingTypesOf(entry)).toEqual(types));
