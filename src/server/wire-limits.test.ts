import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { RATE_LIMITS, SIGN_IN_DELAY } from '../domain/limits/rate-limits.ts';
import { users } from './account/tables.ts';
import { wireLimits } from './wire-limits.ts';

const { database } = await openTestDatabase();
const OWN = { email: 'owner@example.com', address: '10.1.0.1' };

test('an e-mail is tried from ever new networks a bounded number of times an hour, a network once before it waits', async () => {
  const refused: string[] = [];
  const { signInTo } = wireLimits(database, { onLimited: (limit) => refused.push(limit) });
  const attempt = (address: string) => signInTo({ email: 'Owner@example.com', knownSince: null, address });
  let tries = 0;
  while ((await attempt(`10.0.${tries >> 8}.${tries & 255}`)).ok) tries++;
  const most = SIGN_IN_DELAY.freeTries + RATE_LIMITS.signInElsewhere.calls;
  expect(tries).toBeGreaterThanOrEqual(most);
  expect(tries).toBeLessThan(most + 15); // while it is tried, the e-mail's own waits end a few times
  expect(refused.at(-1)).toBe('sign-in-elsewhere');
  expect((await signInTo({ ...OWN, knownSince: new Date(1) })).ok).toBe(true);
});

test('e-mails that confirm an address have some time between them, longer each time', async () => {
  // Within a transaction the clock stands still.
  const waits = await database.transaction(async (transaction) => {
    const { confirmEmail } = wireLimits(transaction, { onLimited: () => undefined });
    const decisions = [];
    for (let each = 0; each < 3; each++) decisions.push(await confirmEmail('olena'));
    decisions.push(await confirmEmail('ivan'));
    return decisions.map((decision) => (decision.ok ? 0 : decision.retryAfterSeconds));
  });
  expect(waits).toEqual([0, 60, 60, 0]);
});

test('a browser that was signed in before keeps no other one waiting', async () => {
  const { signInTo } = wireLimits(database, { onLimited: () => undefined });
  while ((await signInTo({ ...OWN, knownSince: new Date(2) })).ok);
  expect((await signInTo({ ...OWN, knownSince: new Date(3) })).ok).toBe(true);
});

test('a browser that was signed in before all sessions were ended is counted with strangers', async () => {
  const limits = wireLimits(database, { onLimited: () => undefined });
  const email = 'thief-was-here@example.com';
  await database
    .insert(users)
    .values({ id: email, name: '', email, emailVerified: true, strangersBefore: new Date(1000) });
  const attempt = { email, address: '10.4.0.1' };
  while ((await limits.passwordResetOf({ ...attempt, knownSince: new Date(999) })).ok);
  expect((await limits.passwordResetOf({ ...attempt, knownSince: new Date(998) })).ok).toBe(false);
  expect((await limits.passwordResetOf({ ...attempt, knownSince: null })).ok).toBe(false);
  expect((await limits.passwordResetOf({ ...attempt, knownSince: new Date(1000) })).ok).toBe(true);
});

test('an address has to wait as long with an account as without, to the second', async () => {
  const owned = 'anna@example.com';
  await database.insert(users).values({ id: 'anna', name: 'Anna', email: owned, emailVerified: true });
  // Within a transaction the clock stands still.
  const waits = await database.transaction(async (transaction) => {
    const limits = wireLimits(transaction, { onLimited: () => {} });
    const waitsOf = async (email: string, address: string) => {
      const attempt = { email, knownSince: null, address };
      const decisions = [];
      for (let tries = 0; tries < 9; tries++) {
        decisions.push(await limits.signInTo(attempt), await limits.passwordResetOf(attempt));
      }
      return decisions.map((decision) => (decision.ok ? 0 : decision.retryAfterSeconds));
    };
    return {
      owned: await waitsOf(owned, '10.2.0.1'),
      unknown: await waitsOf('nobody@example.com', '10.3.0.1'),
    };
  });
  expect(waits.owned.filter((seconds) => seconds > 0).length).toBeGreaterThan(5);
  expect(waits.owned).toEqual(waits.unknown);
});

test('new tickets that one network brings, from whomever, use up nobody else’s', async () => {
  const { emailedTickets } = wireLimits(database, { onLimited: () => undefined });
  let taken = 0;
  while ((await emailedTickets('203.0.113.9')).ok) taken++;
  expect(taken).toBe(RATE_LIMITS.emailedTickets.calls);
  expect((await emailedTickets('203.0.113.10')).ok).toBe(true);
});

test('whoever states withdrawals of one order uses up nobody else’s of the same network, whose number is bounded', async () => {
  const refused: string[] = [];
  const { withdrawal } = wireLimits(database, { onLimited: (limit) => refused.push(limit) });
  const statesOf = async (orderNumber: string) => {
    for (let made = 0; made < 20; made++) if (!(await withdrawal('10.9.0.1', orderNumber)).ok) return made;
    return 20;
  };
  const { calls } = RATE_LIMITS.withdrawal;
  expect([await statesOf('ORD-1'), await statesOf('ORD-2')]).toEqual([calls, calls]);
  expect((await withdrawal('10.9.0.2', 'ORD-1')).ok).toBe(true);
  let made = 2 * calls;
  for (let number = 3; refused.at(-1) !== 'withdrawals'; number++) made += await statesOf(`ORD-${number}`);
  expect(made).toBe(RATE_LIMITS.withdrawals.calls);
});
