import { expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { checkPassword } from './check-password.ts';
import { createIdentity } from './identity.ts';
import { passwordHashing } from './password-hashing.ts';
import { users } from './tables.ts';

const { database } = await openTestDatabase();
const identity = createIdentity(database, {
  secret: 'a secret for tests only, long enough',
  publicUrl: 'http://localhost:3000',
});
const check = checkPassword(database);

const register = (email: string, password: string) =>
  identity.register({ firstName: '', lastName: '', email, phone: null, password, locale: 'uk' });

// By the clock, over 200 tries each: tests/long/unrevealed-accounts.test.ts.
test('a wrong password costs three hashes, whether the address is owned, claimed, both or unknown', async () => {
  await register('owned@example.com', 'сонце над дахом');
  await register('both@example.com', 'сонце над дахом');
  await database.update(users).set({ emailVerified: true });
  await register('both@example.com', 'інше сонце');
  await register('claimed@example.com', 'сонце над дахом');
  await database.insert(users).values({ id: 'bare', name: '', email: 'bare@example.com' });
  const verify = vi.spyOn(passwordHashing, 'verify');
  const hashesOf = async (email: string, password: string) => {
    verify.mockClear();
    const found = await check(email, password);
    return [found?.userId !== undefined, verify.mock.calls.length];
  };
  for (const name of ['owned', 'both', 'claimed', 'bare', 'unknown']) {
    expect([name, ...(await hashesOf(`${name}@example.com`, 'невірне'))]).toEqual([name, false, 3]);
  }
  expect(await hashesOf('both@example.com', 'сонце над дахом')).toEqual([true, 1]);
  expect(await hashesOf('both@example.com', 'інше сонце')).toEqual([true, 2]);
  const [claimant] = await database
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, 'claimed@example.com'));
  expect(claimant).toEqual({ isConfirmed: false });
});

test('who claims an address after its customer does not push them out', async () => {
  const email = 'customer@example.com';
  await register(email, 'пароль покупця');
  const customer = await check(email, 'пароль покупця');
  for (const password of ['перший чужий', 'другий чужий']) await register(email, password);
  expect((await check(email, 'пароль покупця'))?.userId).toBe(customer?.userId);
  expect(await check(email, 'перший чужий')).toBeNull();
  expect(await check(email, 'другий чужий')).not.toBeNull();
});
