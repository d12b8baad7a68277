import { eq } from 'drizzle-orm';
import { createIdentity } from '../../src/server/account/identity.ts';
import { setRole } from '../../src/server/account/staff.ts';
import { users } from '../../src/server/account/tables.ts';
import type { Database } from '../../src/server/database/database.ts';

export const STAFF = { email: 'staff@example.com', password: 'correct horse battery' } as const;

/** Adds an account that works in the back office; while no shop runs on an embedded database. */
export async function addStaffAccount(database: Database): Promise<void> {
  // A password is kept without the secret; sessions begin at the shop itself.
  const options = { secret: 'for this account alone, and of enough length', publicUrl: 'http://localhost' };
  const registered = await createIdentity(database, options).register({
    firstName: 'Марія',
    lastName: 'Ткач',
    email: STAFF.email,
    phone: null,
    password: STAFF.password,
    locale: 'uk',
  });
  if (!registered.ok) throw new Error(registered.reason);
  await database.update(users).set({ emailVerified: true }).where(eq(users.email, STAFF.email));
  await setRole(database)(STAFF.email, 'staff');
}
