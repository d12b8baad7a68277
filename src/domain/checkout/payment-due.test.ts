import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentDueDate, paymentDueMoment, TRANSFER_WORKING_DAYS } from './payment-due.ts';

const KYIV = 'Europe/Kyiv';
const WARSAW = 'Europe/Warsaw';

describe('the day by which a transfer is paid', () => {
  it('is three working days after the order', () => {
    expect(TRANSFER_WORKING_DAYS).toBe(3);
  });

  it.each([
    ['Monday', '2026-11-02T10:00:00Z', '2026-11-05'],
    ['Wednesday', '2026-11-04T10:00:00Z', '2026-11-09'],
    ['Friday', '2026-11-06T10:00:00Z', '2026-11-11'],
    ['Saturday', '2026-11-07T10:00:00Z', '2026-11-11'],
    ['Sunday', '2026-11-08T10:00:00Z', '2026-11-11'],
  ])('after a %s', (_day, placedAt, due) => {
    expect(paymentDueDate(placedAt, KYIV)).toBe(due);
  });

  it('counts from the market’s own calendar day', () => {
    // 00:30 on Thursday in Kyiv is still Wednesday in Warsaw.
    expect(paymentDueDate('2026-11-04T22:30:00Z', KYIV)).toBe('2026-11-10');
    expect(paymentDueDate('2026-11-04T22:30:00Z', WARSAW)).toBe('2026-11-09');
  });

  it('is always a working day, three to five days on', () => {
    const moments = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (placed) => {
        const due = new Date(`${paymentDueDate(placed.toISOString(), 'UTC')}T00:00:00Z`);
        const placedDay = new Date(placed.toISOString().slice(0, 10));
        const days = (due.getTime() - placedDay.getTime()) / 86_400_000;
        expect(due.getUTCDay()).toBeGreaterThan(0);
        expect(due.getUTCDay()).toBeLessThan(6);
        expect(days).toBeGreaterThanOrEqual(3);
        expect(days).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('the moment after which a transfer is late', () => {
  it('is the midnight that ends the last day, summer and winter, in either market', () => {
    expect(paymentDueMoment('2026-11-18T10:00:00.000Z', KYIV)).toBe('2026-11-23T22:00:00.000Z');
    expect(paymentDueMoment('2026-07-01T10:00:00.000Z', KYIV)).toBe('2026-07-06T21:00:00.000Z');
    expect(paymentDueMoment('2026-11-18T10:00:00.000Z', WARSAW)).toBe('2026-11-23T23:00:00.000Z');
  });
});
