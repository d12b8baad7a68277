import { expect, test } from 'vitest';
import { paymentDueMoment } from '../checkout/payment-due.ts';
import { heldSinceOf, lastPageMoment } from './payment-timeouts.ts';

const ORDER = { heldSince: '2026-11-20T15:00:00.000Z', currency: 'UAH' } as const;

test('pages open for a day after an order was placed', () => {
  expect(lastPageMoment({ ...ORDER, daysGivenAt: null })).toBe('2026-11-21T15:00:00.000Z');
});

test('an order that was given days to be paid in keeps all of them', () => {
  const daysGivenAt = '2026-11-25T09:00:00.000Z';
  const last = lastPageMoment({ ...ORDER, daysGivenAt });
  expect(last).toBe(paymentDueMoment(daysGivenAt, 'UA'));
  expect(last > '2026-11-28T00:00:00.000Z').toBe(true);
});

test('goods are held since the first of the orders that passed them on', () => {
  const [first, second, third] = [
    '2026-11-20T15:00:00.000Z',
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ] as const;
  expect(heldSinceOf([])).toBeNull();
  expect(heldSinceOf([{ createdAt: second, heldSince: null }])).toBe(second);
  expect(heldSinceOf([{ createdAt: third, heldSince: first }])).toBe(first);
  expect(
    heldSinceOf([
      { createdAt: second, heldSince: null },
      { createdAt: third, heldSince: first },
    ]),
  ).toBe(first);
});
