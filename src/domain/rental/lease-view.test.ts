import { describe, expect, test } from 'vitest';
import { LEASE_STATUSES } from './lease-steps.ts';
import { returnDue, returnNote } from './lease-view.ts';

/** Ends on a Sunday: the machine comes back on Monday. */
const period = { firstDay: '2026-12-07', lastDay: '2026-12-13' };
const leavesOn = period.firstDay;
const on = (today: string) => ({ today, market: 'PL' }) as const;

describe('the return of a machine', () => {
  test('is waited for once it is paid, and until it came back', () => {
    const waited = LEASE_STATUSES.filter(
      (status) => returnDue({ status, period, leavesOn }, on('2026-12-10')) !== null,
    );
    expect(waited).toEqual(['APPROVED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'ACTIVE']);
    expect(returnDue({ status: 'ACTIVE', period: null, leavesOn: null }, on('2026-12-10'))).toBeNull();
  });

  test('is on a day on which the depot is open; its days are counted while the machine is out', () => {
    expect(returnDue({ status: 'PROCESSING', period, leavesOn }, on('2026-12-10'))).toEqual({
      day: '2026-12-14',
      daysLeft: null,
    });
    expect(returnDue({ status: 'ACTIVE', period, leavesOn }, on('2026-12-10'))).toEqual({
      day: '2026-12-14',
      daysLeft: 4,
    });
  });

  test('by parcel is not overdue while it may be on its way', () => {
    const left = (today: string) =>
      returnDue({ status: 'ACTIVE', period, leavesOn: '2026-12-03' }, on(today))?.daysLeft;
    expect(left('2026-12-14')).toBe(0);
    expect([left('2026-12-15'), left('2026-12-16')]).toEqual([null, null]);
    expect(left('2026-12-17')).toBe(-3);
  });

  test.each([
    [null, null],
    [8, null],
    [7, 'left'],
    [1, 'left'],
    [0, 'today'],
    [-1, 'overdue'],
  ] as const)('%s days ahead has the note %s', (daysLeft, note) => {
    expect(returnNote({ day: '2026-12-14', daysLeft })).toBe(note);
  });
});
