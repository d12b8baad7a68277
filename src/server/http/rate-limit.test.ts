import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { RateLimit } from '../../domain/limits/rate-limits.ts';
import { countCall, forgetOldWindows } from './rate-limit.ts';
import { rateLimits } from './tables.ts';

const { database } = await openTestDatabase();
const THREE: RateLimit = { name: 'three', calls: 3, windowSeconds: 300 };
const count = countCall(database);
const repeat = async (times: number, subject: string, limit = THREE) => {
  const decisions = [];
  for (let call = 0; call < times; call++) decisions.push(await count(limit, subject));
  return decisions;
};
const endWindows = () => database.update(rateLimits).set({ windowEndsAt: sql`now() - interval '1 second'` });

describe('calls of one subject', () => {
  test('pass up to the limit, and are told afterwards how long to wait', async () => {
    const decisions = await repeat(5, '10.0.0.1');
    expect(decisions.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    const [refused] = decisions.slice(-1);
    const seconds = refused?.ok === false ? refused.retryAfterSeconds : 0;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(THREE.windowSeconds);
  });

  test('pass again when the window is over', async () => {
    await repeat(4, '10.0.0.2');
    await endWindows();
    expect((await repeat(4, '10.0.0.2')).map(({ ok }) => ok)).toEqual([true, true, true, false]);
  });

  test('are counted one by one when they come at once', async () => {
    const decisions = await Promise.all(Array.from({ length: 12 }, () => count(THREE, '10.0.0.3')));
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(THREE.calls);
  });
});

test('subjects and limits are counted apart', async () => {
  await repeat(4, '10.0.0.4');
  expect(await count(THREE, '10.0.0.5')).toEqual({ ok: true });
  expect(await count({ ...THREE, name: 'other' }, '10.0.0.4')).toEqual({ ok: true });
});

test('windows that are over are forgotten, the others stay', async () => {
  await endWindows();
  await repeat(4, '10.0.0.6');
  await forgetOldWindows(database)();
  const rows = await database.select({ subject: rateLimits.subject }).from(rateLimits);
  expect(rows).toEqual([{ subject: 'three:10.0.0.6' }]);
  expect((await count(THREE, '10.0.0.6')).ok).toBe(false);
});
