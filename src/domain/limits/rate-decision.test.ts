import { expect, test } from 'vitest';
import { waitingTime } from './rate-decision.ts';

test('a wait is said in seconds up to a minute, then in minutes that are never too few', () => {
  const said = (seconds: number) => {
    const { unit, count } = waitingTime(seconds);
    return `${count} ${unit}`;
  };
  expect([0, 1, 59.2, 60, 61, 120, 121, 3600].map(said)).toEqual([
    '1 seconds',
    '1 seconds',
    '60 seconds',
    '60 seconds',
    '2 minutes',
    '2 minutes',
    '3 minutes',
    '60 minutes',
  ]);
});
