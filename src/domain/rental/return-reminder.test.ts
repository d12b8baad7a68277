import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import { dueReminder, nextReminder } from './return-reminder.ts';

const RETURN = '2026-12-14';

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
  expect(dueReminder(RETURN, today)).toEqual(due);
  expect(nextReminder(RETURN, today)).toBe(next);
});

test('who looks once a day says each of the four once, and who looks seldom says no more', () => {
  const said = (looks: readonly number[]) => {
    const told: string[] = [];
    let next = nextReminder(RETURN, daysAfter(RETURN, -30));
    for (const day of looks.map((ahead) => daysAfter(RETURN, ahead))) {
      if (next === null || day < next) continue;
      told.push(dueReminder(RETURN, day)?.of ?? '');
      next = nextReminder(RETURN, day);
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
