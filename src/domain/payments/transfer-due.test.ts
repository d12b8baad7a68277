import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDay } from '../calendar/working-days.ts';
import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import { CURRENCIES } from '../money/money.ts';
import {
  remindedUpTo,
  TRANSFER_SCHEDULE,
  transferStep,
  transferDue,
  type AwaitedTransfer,
} from './transfer-due.ts';

const moment = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const CUSTOMER = { isGuest: false };
/** A Monday. */
const PLACED = '2026-11-02T10:00:00Z';
const awaited: AwaitedTransfer = { dueOn: '2026-11-05', notice: null, currency: 'UAH', heldMinor: 0 };

describe('an order that waits for its transfer', () => {
  test('of a guest is waited for less', () => {
    expect(transferDue(PLACED, 'UAH', { isGuest: true })).toEqual({
      dueOn: '2026-11-04',
      nextAt: '2026-11-03T07:00:00.000Z',
    });
  });

  test.each([
    // On Friday the usual term is over; on Wednesday it ends the day before.
    ['2026-11-06', '2026-11-05', '2026-11-04T07:00:00.000Z'],
    ['2026-11-04', '2026-11-03', '2026-11-04T07:00:00.000Z'],
    ['2026-11-03', '2026-11-02', '2026-11-03T07:00:00.000Z'],
  ])('of a machine that is handed over on %s is waited for until %s', (handOverOn, dueOn, nextAt) => {
    expect(transferDue(PLACED, 'UAH', { ...CUSTOMER, handOverOn })).toEqual({ dueOn, nextAt });
  });

  test('is reminded of a working day before the last, at nine on the market’s clock', () => {
    expect(transferDue(PLACED, 'UAH', CUSTOMER)).toEqual({
      dueOn: '2026-11-05',
      nextAt: '2026-11-04T07:00:00.000Z',
    });
    expect(transferDue(PLACED, 'PLN', CUSTOMER)).toEqual({
      dueOn: '2026-11-05',
      nextAt: '2026-11-04T08:00:00.000Z',
    });
    expect(transferDue('2026-07-03T10:00:00Z', 'UAH', CUSTOMER).nextAt).toBe('2026-07-07T06:00:00.000Z');
  });

  test('is warned on the working day after it, and over two working days later', () => {
    const reminded = transferStep(awaited, '2026-11-04T07:00:00Z');
    expect(reminded).toEqual({ do: 'remind', nextAt: '2026-11-06T07:00:00.000Z' });
    const warned = transferStep({ ...awaited, notice: 'reminded' }, '2026-11-06T07:00:00Z');
    expect(warned).toEqual({ do: 'warn', nextAt: '2026-11-10T07:00:00.000Z' });
    expect(transferStep({ ...awaited, notice: 'warned' }, '2026-11-10T07:00:00Z')).toEqual({ do: 'cancel' });
  });

  test('is not ended by a clock when a part of the money has come', () => {
    const part = { ...awaited, notice: 'warned', heldMinor: 1 } as const;
    expect(transferStep(part, '2026-11-10T07:00:00Z')).toEqual({ do: 'ask-staff' });
  });

  test('is warned before it ends, with the same time after the warning, however late the shop wakes', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...CURRENCIES), fc.nat(60), (placed, currency, daysLate) => {
        const term = transferDue(placed, currency, CUSTOMER);
        const woken = new Date(Date.parse(term.nextAt) + daysLate * 86_400_000).toISOString();
        const seen: string[] = [];
        let order: AwaitedTransfer = { dueOn: term.dueOn, notice: null, currency, heldMinor: 0 };
        for (let at = woken; ;) {
          const step = transferStep(order, at);
          seen.push(step.do);
          if (!('nextAt' in step)) break;
          expect(step.nextAt > at).toBe(true);
          const graceMs = step.do === 'warn' ? Date.parse(step.nextAt) - Date.parse(at) : Infinity;
          expect(graceMs).toBeGreaterThan(86_400_000);
          order = { ...order, notice: step.do === 'warn' ? 'warned' : 'reminded' };
          at = step.nextAt;
        }
        expect(['remind,warn,cancel', 'warn,cancel']).toContain(seen.join());
      }),
    );
  });

  test.each([0, 1, 2])(
    'is reminded, warned and cancelled once each, whether the warning is sent on its last day or %i working days later',
    (warningAfterDueDay) => {
      const schedule = { ...TRANSFER_SCHEDULE, warningAfterDueDay };
      const { dueOn, nextAt } = transferDue(PLACED, 'UAH', { ...CUSTOMER, schedule });
      const done: string[] = [];
      let order: AwaitedTransfer = { ...awaited, dueOn };
      for (let at = nextAt; done.length < 9;) {
        const step = transferStep(order, at, schedule);
        done.push(`${step.do} ${at.slice(0, 10)}`);
        if (!('nextAt' in step)) break;
        order = { ...order, notice: step.do === 'warn' ? 'warned' : 'reminded' };
        at = step.nextAt;
      }
      const days = {
        0: ['2026-11-05', '2026-11-09'],
        1: ['2026-11-06', '2026-11-10'],
        2: ['2026-11-09', '2026-11-11'],
      }[warningAfterDueDay];
      expect(done).toEqual(['remind 2026-11-04', `warn ${days?.[0]}`, `cancel ${days?.[1]}`]);
    },
  );

  test('hears of its term by day, and on working days alone when the shop is awake', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...CURRENCIES), (placed, currency) => {
        const { dueOn, nextAt } = transferDue(placed, currency, CUSTOMER);
        const warning = transferStep({ ...awaited, dueOn, currency }, nextAt);
        const market = marketOf(currency);
        const [reminded = '', warned = ''] = [nextAt, 'nextAt' in warning ? warning.nextAt : ''].map((at) =>
          dayIn(timeZoneOf(market), at),
        );
        expect(reminded < dueOn && dueOn < warned).toBe(true);
        for (const day of [reminded, dueOn, warned]) expect(isWorkingDay(day, market)).toBe(true);
      }),
    );
  });
});

describe('who pays by card', () => {
  test('is reminded on the same day as who transfers, on working days alone', () => {
    // Tuesday of a week without holidays; the shop writes at nine.
    expect(remindedUpTo('2026-11-03T06:59:00.000Z', 'UA')).toBe('2026-11-03');
    expect(remindedUpTo('2026-11-03T07:00:00.000Z', 'UA')).toBe('2026-11-04');
    // Friday: whoever has until Monday, or one of the days off before it.
    expect(remindedUpTo('2026-11-06T12:00:00.000Z', 'UA')).toBe('2026-11-09');
    expect(remindedUpTo('2026-11-07T12:00:00.000Z', 'UA')).toBe('2026-11-09');
  });

  test('is reminded exactly of the days whose reminder is due', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...CURRENCIES), (placed, currency) => {
        const { dueOn, nextAt } = transferDue(placed, currency, CUSTOMER);
        const market = marketOf(currency);
        const before = new Date(Date.parse(nextAt) - 1).toISOString();
        expect(remindedUpTo(nextAt, market)).toBe(dueOn);
        expect(remindedUpTo(before, market) < dueOn).toBe(true);
      }),
    );
  });
});
