import { expect, test } from 'vitest';
import { WAITING } from '../orders/queue.ts';
import { returnDay } from '../rental/rental-days.ts';
import {
  daysGiven,
  daysLeft,
  dueDay,
  inboxAddress,
  inboxDay,
  PERIOD_NAMES,
  readInboxQuery,
} from './inbox.ts';

test.each([
  // A Friday, a Saturday, and the 11th of November 2026, a Wednesday, which is a holiday in Poland alone.
  ['answer', '2026-11-27', '2026-11-30', '2026-11-30'],
  ['answer', '2026-11-28', '2026-11-30', '2026-11-30'],
  ['answer', '2026-11-10', '2026-11-11', '2026-11-12'],
  ['hand-over', '2026-11-27', '2026-11-30', '2026-11-30'],
  ['hand-over', '2026-11-28', '2026-12-01', '2026-12-01'],
  ['moderation', '2026-11-10', '2026-11-12', '2026-11-13'],
  ['refund', '2026-11-27', '2026-12-08', '2026-12-08'],
  ['withdrawal', '2026-11-27', '2026-12-11', '2026-12-11'],
  ['complaint', '2026-11-28', '2026-12-12', '2026-12-12'],
  ['unanswered', '2026-11-28', '2026-12-08', '2026-12-08'],
  ['unanswered-guest', '2026-11-28', '2026-12-03', '2026-12-03'],
  ['machine-return', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['machine-return', '2026-11-11', '2026-11-11', '2026-11-12'],
] as const)('the period “%s” from %s on ends in Ukraine on %s, in Poland on %s', (period, day, ua, pl) => {
  expect(dueDay(period, day, 'UA')).toBe(ua);
  expect(dueDay(period, day, 'PL')).toBe(pl);
});

test('the table for the database says the same of every day, in the order of the days', () => {
  const from = '2026-10-01';
  for (const market of ['UA', 'PL'] as const) {
    const given = daysGiven(market, { from, count: 120 });
    for (const period of PERIOD_NAMES) {
      const due = given[period].map((days, at) => {
        const day = new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10);
        const end = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
        expect(end).toBe(dueDay(period, day, market));
        return end;
      });
      expect(due).toEqual(due.toSorted());
    }
  }
});

test('machines are due on the day of their return', () => {
  for (const market of ['UA', 'PL'] as const) {
    for (const lastDay of ['2026-11-10', '2026-11-11', '2026-11-27', '2026-11-28']) {
      expect(dueDay('machine-return', lastDay, market)).toBe(returnDay({ lastDay }, market));
    }
  }
});

test('a day that is over is counted below zero, and what has no day has none left', () => {
  expect(daysLeft({ dueOn: '2026-11-25', today: '2026-11-27' })).toBe(-2);
  expect(daysLeft({ dueOn: '2026-11-27', today: '2026-11-27' })).toBe(0);
  expect(daysLeft({ dueOn: null, today: '2026-11-27' })).toBeNull();
});

test('what is due today stands above what has no day, and that above what can wait longer', () => {
  const today = '2026-11-30';
  const days = [null, '2026-12-02', '2026-11-30', '2026-11-28'];
  const sorted = days.toSorted((a, b) =>
    inboxDay({ dueOn: a, today }).localeCompare(inboxDay({ dueOn: b, today })),
  );
  expect(sorted).toEqual(['2026-11-28', '2026-11-30', null, '2026-12-02']);
});

test('an address says kind and page, and what it does not know does not matter', () => {
  for (const kind of [null, ...WAITING]) {
    for (const page of [1, 2, 500]) {
      const { searchParams } = new URL(inboxAddress({ kind, page }), 'http://shop');
      expect(readInboxQuery(searchParams)).toEqual({ kind, page });
    }
  }
  for (const typed of ['kind=all&page=0', 'kind=__proto__&page=-1', 'page=1e3', 'page=', '']) {
    expect(readInboxQuery(new URLSearchParams(typed))).toEqual({ kind: null, page: 1 });
  }
  expect(readInboxQuery(new URLSearchParams('page=9999')).page).toBe(500);
});
