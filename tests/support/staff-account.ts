import { join } from 'node:path';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import type { Database } from '../../src/server/database/database.ts';
import { seedCatalogue } from '../../src/server/database/seed.ts';
import { createIdentity } from '../../src/server/account/identity.ts';
import { setRole } from '../../src/server/account/staff.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/server/database/migrations');

export const STAFF = { email: 'staff@example.com', password: 'correct horse battery' } as const;

/** Gives a shop's folder somebody who works in its back office, and does `more`; while no shop runs on it. */
export async function addStaffAccount(
  dataDirectory: string,
  more: (database: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const connection = await connectEmbedded(dataDirectory);
  try {
    await connection.migrate(MIGRATIONS);
    await seedCatalogue(connection);
    const { database } = connection;
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
    await setRole(database)(STAFF.email, 'staff');
    await more(database);
  } finally {
    await connection.close();
  }
}
