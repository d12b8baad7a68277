import { expect, test } from 'vitest';
import { REFUND_ATTEMPTS_MAX } from '../../domain/payments/payment-case.ts';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';

test('each wait is longer than the last until it is the longest', () => {
  const waits = Array.from({ length: ATTEMPTS_MAX }, (_, index) => retryDelay(index + 1));
  expect(waits[0]).toBe(30);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(4 * 60 * 60);
});

test('a server may be down over a weekend', () => {
  const all = Array.from({ length: ATTEMPTS_MAX }, (_, index) => retryDelay(index + 1));
  const hours = all.reduce((sum, wait) => sum + wait, 0) / 3600;
  expect(hours).toBeGreaterThan(48);
});

test('staff hear of a refund whose provider does not answer within a day', () => {
  const waits = Array.from({ length: REFUND_ATTEMPTS_MAX - 1 }, (_, index) => retryDelay(index + 1));
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThan(24);
});
