import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { createIdentity } from '../../src/server/account/identity.ts';
import { requestPasswordReset } from '../../src/server/account/passwords.ts';
import { users } from '../../src/server/account/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

const { database } = await openTestDatabase();
const identity = createIdentity(database, {
  secret: 'a secret for tests only, long enough',
  publicUrl: 'http://localhost:3000',
});
const TRIES = 200;
const PASSWORD = 'сонце над дахом';
const register = (email: string) =>
  identity.register({ firstName: '', lastName: '', email, phone: null, password: PASSWORD, locale: 'uk' });

const OWNED = 'owned@example.com';
await register(OWNED);
await database.update(users).set({ emailVerified: true }).where(eq(users.email, OWNED));

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * How far the ranks of the one kind's times lie from those of the other, in standard deviations (Mann–Whitney U). Without a
 * difference it lies beyond five in one of two million comparisons; a machine that is busy slows both alike, since they take turns.
 */
function deviationOf(ones: readonly number[], others: readonly number[]): number {
  const wins = ones
    .flatMap((one) => others.map((other) => Number(one > other) + Number(one === other) / 2))
    .reduce((sum, win) => sum + win, 0);
  const pairs = ones.length * others.length;
  return (wins - pairs / 2) / Math.sqrt((pairs * (ones.length + others.length + 1)) / 12);
}

const freshEmail = () => `${randomUUID()}@example.com`;

test.each([
  ['a wrong password', (email: string) => identity.signIn({ email, password: 'невірне', remember: false })],
  ['a forgotten password', (email: string) => requestPasswordReset(database)({ email, locale: 'uk' })],
  ['registering', (email: string) => register(email)],
])('%s takes as long with an account as without', async (_, work) => {
  const [owned, unknown]: [number[], number[]] = [[], []];
  for (let tries = 0; tries < TRIES; tries++) {
    // In turns, and each first as often as the other.
    const both = [
      async () => owned.push(await millisecondsOf(() => work(OWNED))),
      async () => unknown.push(await millisecondsOf(() => work(freshEmail()))),
    ];
    for (const each of tries % 2 ? both : both.toReversed()) await each();
  }
  expect(Math.abs(deviationOf(owned, unknown))).toBeLessThan(5);
});
