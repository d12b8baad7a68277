import { expect, test } from 'vitest';
import { printClock, readClock } from './clock-moment.ts';

test.each([
  ['2026-12-01T09:00', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01 09:30', '2026-07-01T06:30:00.000Z'],
  // The clocks are moved on 29 March at 03:00 and on 25 October at 04:00.
  ['2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T05:00', '2026-10-25T03:00:00.000Z'],
])('%s in Kyiv is %s', (typed, moment) => {
  expect(readClock(typed, 'Europe/Kyiv')).toBe(moment);
  expect(printClock(moment, 'Europe/Kyiv')).toBe(typed.replace(' ', 'T'));
});

test.each([
  '',
  '2026-12-01',
  '2026-02-30T09:00',
  '2026-12-01T24:00',
  '2026-12-01T09:60',
  '0026-12-01T09:00',
  'x',
])('%j is no moment', (typed) => {
  expect(readClock(typed, 'Europe/Kyiv')).toBeNull();
});
