import { eq } from 'drizzle-orm';
import { createIdentity } from '../../src/server/account/identity.ts';
import { setRole } from '../../src/server/account/staff.ts';
import { users } from '../../src/server/account/tables.ts';
import type { Database } from '../../src/server/database/database.ts';

const password = 'correct horse battery';
export const STAFF = { email: 'staff@example.com', password, firstName: 'Марія', lastName: 'Ткач' } as const;
/** Who has open what the other has open too. */
export const COLLEAGUE = {
  email: 'colleague@example.com',
  password,
  firstName: 'Тарас',
  lastName: 'Бойко',
} as const;

/** Whom nothing of the back office is closed to. */
export const ADMIN = {
  email: 'admin@example.com',
  password,
  firstName: 'Ірина',
  lastName: 'Савчук',
} as const;

/** Adds the accounts that work in the back office; while no shop runs on an embedded database. */
export async function addStaffAccounts(database: Database): Promise<void> {
  // A password is kept without the secret; sessions begin at the shop itself.
  const options = { secret: 'for these accounts alone, and of enough length', publicUrl: 'http://localhost' };
  const identity = createIdentity(database, options);
  for (const account of [STAFF, COLLEAGUE, ADMIN]) {
    const registered = await identity.register({ ...account, phone: null, locale: 'uk' });
    if (!registered.ok) throw new Error(registered.reason);
    await database.update(users).set({ emailVerified: true }).where(eq(users.email, account.email));
    await setRole(database)(account.email, account === ADMIN ? 'admin' : 'staff');
  }
}
