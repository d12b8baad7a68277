import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { dueReminder, nextReminder } from './return-reminder.ts';

const RETURN = '2026-12-14';
const DAYS = { due: RETURN, back: RETURN };

test.each([
  ['2026-12-06', null, '2026-12-07'],
  ['2026-12-07', { news: 'due', of: '2026-12-07', daysLeft: 7 }, '2026-12-11'],
  ['2026-12-10', { news: 'due', of: '2026-12-07', daysLeft: 4 }, '2026-12-11'],
  ['2026-12-11', { news: 'due', of: '2026-12-11', daysLeft: 3 }, '2026-12-13'],
  ['2026-12-13', { news: 'due', of: '2026-12-13', daysLeft: 1 }, '2026-12-15'],
  ['2026-12-14', { news: 'due', of: '2026-12-13', daysLeft: 0 }, '2026-12-15'],
  ['2026-12-15', { news: 'overdue', of: '2026-12-15', daysLeft: -1 }, null],
  ['2026-12-20', { news: 'overdue', of: '2026-12-15', daysLeft: -6 }, null],
])('on %s the reminder is %j and the next one comes on %s', (today, due, next) => {
  expect(dueReminder(DAYS, today)).toEqual(due);
  expect(nextReminder(DAYS, today)).toBe(next);
});

test('what is on its way back is overdue once it should have arrived', () => {
  const days = { due: RETURN, back: '2026-12-17' };
  expect(dueReminder(days, '2026-12-17')?.news).toBe('due');
  expect(nextReminder(days, '2026-12-13')).toBe('2026-12-18');
  expect(dueReminder(days, '2026-12-18')).toEqual({ news: 'overdue', of: '2026-12-18', daysLeft: -4 });
});

test('who looks once a day says each of the four once, and who looks seldom says no more', () => {
  const said = (looks: readonly number[]) => {
    const told: string[] = [];
    let next = nextReminder(DAYS, daysAfter(RETURN, -30));
    for (const day of looks.map((ahead) => daysAfter(RETURN, ahead))) {
      if (next === null || day < next) continue;
      told.push(dueReminder(DAYS, day)?.of ?? '');
      next = nextReminder(DAYS, day);
    }
    return told;
  };
  const days = Array.from({ length: 40 }, (_, index) => index - 20);
  expect(said(days)).toHaveLength(4);
  fc.assert(
    fc.property(fc.subarray(days), (looks) => {
      const told = said(looks);
      expect(new Set(told).size).toBe(told.length);
      expect(told.length).toBeLessThanOrEqual(Math.min(4, looks.length));
    }),
  );
});
