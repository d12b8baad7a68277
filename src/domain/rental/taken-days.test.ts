import { expect, test } from 'vitest';
import { takenDays } from './taken-days.ts';

/** From Monday to Sunday; back on Monday, checked on Tuesday. */
const booked = {
  firstDay: '2026-12-07',
  lastDay: '2026-12-13',
  blockedFrom: '2026-12-07',
  blockedTo: '2026-12-16',
};

test.each([
  ['on its third day', '2026-12-09', { lastDay: '2026-12-09', blockedTo: '2026-12-11' }],
  ['before its first', '2026-12-04', { lastDay: '2026-12-07', blockedTo: '2026-12-09' }],
  ['on its last', '2026-12-13', { lastDay: '2026-12-13', blockedTo: '2026-12-16' }],
  ['on the working day after its last', '2026-12-14', { lastDay: '2026-12-13', blockedTo: '2026-12-16' }],
  ['too late', '2026-12-21', { lastDay: '2026-12-21', blockedTo: '2026-12-23' }],
])('a machine that came back %s has taken its days until then, and is checked', (_name, backOn, taken) => {
  expect(takenDays(booked, { backOn, market: 'PL' })).toEqual(taken);
});

test('never takes more than was booked', () => {
  const short = { ...booked, blockedTo: '2026-12-14' };
  expect(takenDays(short, { backOn: '2026-12-12', market: 'PL' }).blockedTo).toBe('2026-12-14');
});

test.each([
  ['after it came back', '2026-12-22', { lastDay: '2026-12-21', blockedTo: '2026-12-22' }],
  ['before it came back', '2026-12-18', { lastDay: '2026-12-17', blockedTo: '2026-12-18' }],
  ['at once', '2026-12-16', { lastDay: '2026-12-15', blockedTo: '2026-12-16' }],
])(
  'what somebody else has, %s, a machine that came back too late has not taken',
  (_name, nextFrom, taken) => {
    expect(takenDays(booked, { backOn: '2026-12-21', market: 'PL', nextFrom })).toEqual(taken);
  },
);

test.each([
  ['as soon as it is sent', '2026-12-14', { lastDay: '2026-12-13', blockedTo: '2026-12-16' }],
  ['after its whole way', '2026-12-17', { lastDay: '2026-12-13', blockedTo: '2026-12-19' }],
  ['sent a working day too late', '2026-12-18', { lastDay: '2026-12-15', blockedTo: '2026-12-22' }],
])('a machine by parcel, three working days on its way, that came back %s', (_name, backOn, taken) => {
  const parcel = { ...booked, blockedFrom: '2026-12-02', blockedTo: '2026-12-19' };
  expect(takenDays(parcel, { backOn, market: 'PL' })).toEqual(taken);
});
