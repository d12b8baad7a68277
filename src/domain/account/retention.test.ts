import { expect, test } from 'vitest';
import { documentsKeptUntil } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

test.each(['2026-01-01', '2026-12-31', '2027-07-15', '2028-02-29'])('documents of %s', (issuedOn) => {
  const next = Number(issuedOn.slice(0, 4)) + 1;
  // Poland: five years from the end of the year in which the last tax of that year fell due.
  expect(documentsKeptUntil('PL', issuedOn)).toBe(`${next + 5}-12-31`);
  // Ukraine: 1095 days from the last day for the return of the year, the 60th of the next one, and no more than a year longer.
  const returned = new Date(Date.UTC(next, 0, 60)).toISOString().slice(0, 10);
  const kept = daysBetween(returned, documentsKeptUntil('UA', issuedOn));
  expect(kept).toBeGreaterThanOrEqual(1095);
  expect(kept).toBeLessThan(1095 + 365);
});
