import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { GrowingDelay } from '../../domain/limits/rate-limits.ts';
import { countTry, forgetTries } from './sign-in-delay.ts';
import { rateLimits } from './tables.ts';

const { database } = await openTestDatabase();
const DELAY: GrowingDelay = {
  name: 'delay',
  freeTries: 3,
  firstSeconds: 100,
  maxSeconds: 350,
  forgetSeconds: 3600,
};
const attempt = countTry(database);
const tries = async (count: number, subject: string) => {
  const decisions = [];
  for (let each = 0; each < count; each++) decisions.push((await attempt(DELAY, subject)).ok);
  return decisions;
};
/** Lets seconds pass for a subject. */
const pass = (seconds: number, subject: string) =>
  database
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
  await forgetTries(database)(DELAY, 'later');
  expect(await tries(4, 'later')).toEqual([true, true, true, false]);
  expect(await tries(1, 'another')).toEqual([true]);
});
