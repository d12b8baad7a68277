import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eraseAccount } from '../../../src/server/account/deletion/erase-account.ts';
import { createIdentity } from '../../../src/server/account/identity.ts';
import { lockCustomer } from '../../../src/server/account/lock-customer.ts';
import { addIdentity } from '../../../src/server/account/providers/linked-providers.ts';
import { signInByProvider } from '../../../src/server/account/providers/sign-in-by-provider.ts';
import { NO_VISITOR } from '../../../src/server/account/sign-in.ts';
import { accounts, sessions, users } from '../../../src/server/account/tables.ts';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { countNoEmail } from '../../../src/server/outbox/count-email.ts';
import { someoneWaits } from '../../support/someone-waits.ts';
import { serverDatabase } from '../../support/test-database.ts';

const { database, close } = connectPostgres(await serverDatabase(), { poolSize: 4, patience: 10 });
afterAll(close);

const options = {
  secret: 'a secret for tests only, of enough length',
  publicUrl: 'http://localhost',
  countConfirmEmail: countNoEmail,
  countryOf: () => Promise.resolve(null),
};
const identity = createIdentity(database, options);
const { signIn } = signInByProvider(database, options);
const aim = { region: 'en', target: null, isRemembered: true, termsVersion: '1' } as const;

let people = 0;
/** A confirmed account that is signed in to by a provider too. */
async function linkedAccount() {
  const subject = `subject-${++people}`;
  const email = `${subject}@example.com`;
  const name = { firstName: 'Olena', lastName: 'Koval' };
  await identity.register({ ...name, email, phone: null, password: 'сонце-2026', locale: 'uk' });
  const [{ id: userId } = { id: '' }] = await database
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  await database.delete(sessions).where(eq(sessions.userId, userId));
  await addIdentity(database, { provider: 'google', subject, userId, email: null });
  // What the provider says by now is another address.
  const person = { ...name, subject, email: `now-${email}`, isEmailVerified: true, authenticatedAt: null };
  return { userId, signIn: () => signIn(person, { provider: 'google', aim, visitor: NO_VISITOR }) };
}

/** Signs in while `taking` has locked the account and done its part, and is not committed. */
async function signInBeside(
  person: Awaited<ReturnType<typeof linkedAccount>>,
  taking: (transaction: Database) => Promise<unknown>,
) {
  const begun = { signingIn: null as ReturnType<typeof person.signIn> | null };
  await database.transaction(async (transaction) => {
    await lockCustomer(transaction, person);
    await taking(transaction);
    begun.signingIn = person.signIn();
    begun.signingIn.catch(() => {}); // awaited below
    await someoneWaits(database);
  });
  return begun.signingIn;
}

test('a provider that is taken off an account meanwhile signs nobody in to it', async () => {
  const person = await linkedAccount();
  const { userId } = person;
  await signInBeside(person, (transaction) =>
    transaction.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'google'))),
  );
  expect(await database.$count(sessions, eq(sessions.userId, userId))).toBe(0);
});

test('who signs in while the account is erased waits for it, and neither fails', async () => {
  const person = await linkedAccount();
  const { userId } = person;
  const signedIn = await signInBeside(person, (transaction) => eraseAccount(transaction, userId));
  expect(signedIn).toMatchObject({ ok: true });
  expect(await database.$count(users, eq(users.id, userId))).toBe(0);
});
