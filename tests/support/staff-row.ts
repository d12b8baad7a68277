import { users } from '../../src/server/account/tables.ts';
import type { Database } from '../../src/server/database/database.ts';

/** Adds somebody who works in the shop, as one row without a way to sign in; answers their id. */
export async function addStaffRow(database: Database, name = 'Анна'): Promise<string> {
  const [made] = await database
    .insert(users)
    .values({ id: name, name, email: `${name}@example.com`, emailVerified: true, role: 'staff' })
    .returning({ id: users.id });
  if (!made) throw new Error('A row that was inserted is not there');
  return made.id;
}
