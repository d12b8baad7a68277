import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { demoCustomer } from '../../content/seed/demo-account.ts';
import { openDemoShop } from '../../../tests/support/demo-shop.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { createIdentity } from '../account/identity.ts';
import { users } from '../account/tables.ts';
import { closeDemoAccount } from './close-demo-account.ts';

const { database } = await openTestDatabase();
const identity = createIdentity(database, {
  secret: 'a secret for tests only, long enough',
  publicUrl: 'http://localhost:3000',
});
const signedIn = async (person: { email: string; password: string }) => {
  const result = await identity.signIn({ ...person, remember: true });
  return result.ok ? result.headers : null;
};

test('nobody signs in to the demo account of a shop that strangers reach, and to other accounts as before', async () => {
  const { firstName, lastName, phone, locale } = demoCustomer;
  const [demo, other] = [demoCustomer.email, 'olena@example.com'].map((email) => ({
    email,
    password: 'надрукований пароль',
  }));
  if (!demo || !other) throw new Error('two people');
  for (const person of [demo, other])
    await identity.register({ firstName, lastName, phone, locale, ...person });
  await database.update(users).set({ emailVerified: true });
  const cookie = (await signedIn(demo))?.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  expect(await identity.userOf(new Headers({ cookie }))).toMatchObject({ email: demo.email });

  expect(await closeDemoAccount(database)).toBe(true);
  expect(await identity.userOf(new Headers({ cookie }))).toBeNull();
  expect(await signedIn(demo)).toBeNull();
  expect(await signedIn(other)).not.toBeNull();
  expect(await database.$count(users, eq(users.email, demo.email))).toBe(1);
  expect(await closeDemoAccount(database)).toBe(false);
});

test('the demo account whose address was changed is closed too', async () => {
  const demoShop = await openDemoShop();
  onTestFinished(() => demoShop.close());
  const { account, shop, userId } = demoShop;
  const own = { email: 'own@example.com', password: account.password, remember: true };
  await demoShop.database.update(users).set({ email: own.email }).where(eq(users.id, userId));
  expect((await shop.identity.signIn(own)).ok).toBe(true);
  expect(await closeDemoAccount(demoShop.database)).toBe(true);
  expect((await shop.identity.signIn(own)).ok).toBe(false);
});

test('a shop without a demo account has none to close', async () => {
  await database.delete(users).where(eq(users.email, demoCustomer.email));
  expect(await closeDemoAccount(database)).toBe(false);
});
