import { sql, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { RateLimit, GrowingDelay } from '../../domain/limits/rate-limits.ts';
import { countCall, forgetOldWindows, countTry, forgetTries } from './rate-limit.ts';
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

const { database: triesDatabase } = await openTestDatabase();
const DELAY: GrowingDelay = {
  name: 'delay',
  freeTries: 3,
  firstSeconds: 100,
  maxSeconds: 350,
  forgetSeconds: 3600,
};
const attempt = countTry(triesDatabase);
const tries = async (count: number, subject: string) => {
  const decisions = [];
  for (let each = 0; each < count; each++) decisions.push((await attempt(DELAY, subject)).ok);
  return decisions;
};
/** Lets seconds pass for a subject. */
const pass = (seconds: number, subject: string) =>
  triesDatabase
    .update(rateLimits)
    .set({ windowEndsAt: sql`${rateLimits.windowEndsAt} - make_interval(secs => ${seconds})` })
    .where(eq(rateLimits.subject, `delay:${subject}`));
const waitOf = async (subject: string) => {
  const decision = await attempt(DELAY, subject);
  return decision.ok ? 0 : decision.retryAfterSeconds;
};

test('the first tries are free, each further one waits twice as long, up to the maximum', async () => {
  expect(await tries(5, 'growing')).toEqual([true, true, true, false, false]);
  for (const seconds of [100, 200, 350, 350]) {
    const wait = await waitOf('growing');
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    await pass(seconds, 'growing');
    expect(await attempt(DELAY, 'growing')).toEqual({ ok: true });
  }
});

test('tries that come at once are counted one by one', async () => {
  const decisions = await Promise.all(Array.from({ length: 12 }, () => attempt(DELAY, 'at-once')));
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(3);
});

test('a subject is forgotten a while after its last try, and at once when it was in the right', async () => {
  await tries(4, 'later');
  await pass(3601, 'later');
  expect(await tries(4, 'later')).toEqual([true, true, true, false]);
  await forgetTries(triesDatabase)(DELAY, 'later');
  expect(await tries(4, 'later')).toEqual([true, true, true, false]);
  expect(await tries(1, 'another')).toEqual([true]);
});
