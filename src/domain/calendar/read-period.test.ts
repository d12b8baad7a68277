import { expect, test } from 'vitest';
import { readDays, readPeriod } from './read-period.ts';

const usual = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
const query = (text: string) => new URLSearchParams(text);

test('days the wrong way round mean the same days', () => {
  const days = { firstDay: '2026-03-01', lastDay: '2026-03-09' };
  for (const text of ['from=2026-03-01&to=2026-03-09', 'from=2026-03-09&to=2026-03-01']) {
    expect(readDays(query(text))).toEqual(days);
    expect(readPeriod(query(text), usual)).toEqual(days);
  }
});

test('a day that is none is not asked for; a period needs both, and is a year at most', () => {
  expect(readDays(query('from=2026-02-30&to=2026-03-09'))).toEqual({ firstDay: null, lastDay: '2026-03-09' });
  for (const text of ['', 'to=2026-03-09', 'from=2024-01-01&to=2026-03-09', 'from=0001-01-01&to=0001-01-02'])
    expect(readPeriod(query(text), usual)).toEqual(usual);
});
