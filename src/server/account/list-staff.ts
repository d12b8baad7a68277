import { asc, ne } from 'drizzle-orm';
import type { Role } from '../../domain/account/role.ts';
import type { Database } from '../database/database.ts';
import { users } from './tables.ts';

/** Everybody to whom the back office is open (R25). */
export const listStaff =
  (database: Database) => async (): Promise<{ role: Role; email: string; name: string }[]> =>
    database
      .select({ role: users.role, email: users.email, name: users.name })
      .from(users)
      .where(ne(users.role, 'customer'))
      .orderBy(asc(users.email));
