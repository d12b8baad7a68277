import { describe, expect, test } from 'vitest';
import { paymentDueMoment } from '../checkout/payment-due.ts';
import { lastPageMoment, takeOverHold } from './payment-timeouts.ts';

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

describe('the goods of orders that are replaced', () => {
  const [first, second, third] = [
    '2026-11-20T15:00:00.000Z',
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ] as const;
  const DAY_OVER = '2026-11-21T15:00:00.001Z';
  const held = (
    createdAt: string,
    heldSince: string | null = null,
    paymentMethod: 'card' | 'transfer' = 'card',
  ) => ({
    createdAt,
    heldSince,
    paymentMethod,
  });
  const by = (payment: 'card' | 'transfer', now: string = third) =>
    ({ payment, now, currency: 'UAH' }) as const;
  const over = { ok: false, reason: 'payment-time-over' };

  test('have been held since the first that passed them on', () => {
    expect(takeOverHold([], by('card'))).toEqual({ ok: true, heldSince: null });
    expect(takeOverHold([held(second)], by('card'))).toEqual({ ok: true, heldSince: second });
    expect(takeOverHold([held(third, first)], by('card'))).toEqual({ ok: true, heldSince: first });
    expect(takeOverHold([held(second), held(third, first)], by('card'))).toEqual({
      ok: true,
      heldSince: first,
    });
  });

  test('are taken over by no card once their day is over', () => {
    expect(takeOverHold([held(third, first)], by('card', DAY_OVER))).toEqual(over);
    expect(takeOverHold([held(third, first, 'transfer')], by('card', DAY_OVER))).toEqual(over);
  });

  test('are then taken over by a transfer once', () => {
    expect(takeOverHold([held(third, first)], by('transfer', DAY_OVER))).toEqual({
      ok: true,
      heldSince: first,
    });
    expect(takeOverHold([held(third, first, 'transfer')], by('transfer', DAY_OVER))).toEqual(over);
  });
});
