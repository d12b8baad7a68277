import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import { dayIn, timeZoneOf } from '../locale/market.ts';
import {
  firstHandOverByTransfer,
  isTransferInTime,
  paymentDueDate,
  paymentDueMoment,
  TRANSFER_WORKING_DAYS,
} from './payment-due.ts';

describe('a rental that is paid by transfer', () => {
  it.each([
    ['on a working day begins on the next', '2026-11-26', 'UA', '2026-11-27'],
    ['on a Friday begins on Monday', '2026-11-27', 'UA', '2026-11-30'],
    ['on a Saturday has Monday for the money', '2026-11-28', 'UA', '2026-12-01'],
    ['on a Sunday has Monday for the money', '2026-11-29', 'PL', '2026-12-01'],
    ['on a holiday has the next working day for the money', '2026-11-11', 'PL', '2026-11-13'],
  ] as const)('%s', (_, today, market, first) => {
    expect(firstHandOverByTransfer(today, market)).toBe(first);
  });

  it('has to be paid before its first hand-over, whichever that is', () => {
    expect(isTransferInTime([], '2026-12-01')).toBe(true);
    expect(isTransferInTime([null, '2026-12-01'], '2026-12-01')).toBe(true);
    expect(isTransferInTime(['2026-12-09', '2026-11-30'], '2026-12-01')).toBe(false);
  });
});

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
    expect(paymentDueDate(placedAt, 'UA')).toBe(due);
  });

  it('counts from the market’s own calendar day', () => {
    // 00:30 on Thursday in Kyiv is still Wednesday in Warsaw.
    expect(paymentDueDate('2026-11-04T22:30:00Z', 'UA')).toBe('2026-11-10');
    expect(paymentDueDate('2026-11-04T22:30:00Z', 'PL')).toBe('2026-11-09');
  });

  it('passes over the holidays of the market', () => {
    expect(paymentDueDate('2026-12-22T10:00:00Z', 'PL')).toBe('2026-12-29');
    expect(paymentDueDate('2026-12-22T10:00:00Z', 'UA')).toBe('2026-12-25');
  });

  it('is always a working day, with two others before it', () => {
    const moments = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom('UA', 'PL'), (placed, market) => {
        const due = paymentDueDate(placed.toISOString(), market);
        const days = [due];
        const placedOn = dayIn(timeZoneOf(market), placed.toISOString());
        for (let day = daysAfter(due, -1); day > placedOn; day = daysAfter(day, -1)) days.push(day);
        expect(isWorkingDay(due, market)).toBe(true);
        expect(days.filter((day) => isWorkingDay(day, market))).toHaveLength(3);
      }),
    );
  });
});

describe('the moment after which a transfer is late', () => {
  it('is the midnight that ends the last day, summer and winter, in either market', () => {
    expect(paymentDueMoment('2026-11-18T10:00:00.000Z', 'UA')).toBe('2026-11-23T22:00:00.000Z');
    expect(paymentDueMoment('2026-07-01T10:00:00.000Z', 'UA')).toBe('2026-07-06T21:00:00.000Z');
    expect(paymentDueMoment('2026-11-18T10:00:00.000Z', 'PL')).toBe('2026-11-23T23:00:00.000Z');
  });
});
