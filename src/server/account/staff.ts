import { asc, ne, eq } from 'drizzle-orm';
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

/** What is known of who registered an address, for who is about to trust it; null for an unknown one. */
export const findRegistered = (database: Database) => async (email: string) => {
  const [found] = await database
    .select({
      name: users.name,
      email: users.email,
      role: users.role,
      registeredAt: users.createdAt,
      isEmailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return found ?? null;
};

/** Makes somebody who is registered staff, an admin, or a customer again (R25); false for an unknown address. */
export const setRole =
  (database: Database) =>
  async (email: string, role: Role): Promise<boolean> => {
    const changed = await database
      .update(users)
      .set({ role, updatedAt: new Date() })
      .where(eq(users.email, email.trim().toLowerCase()))
      .returning({ id: users.id });
    return changed.length > 0;
  };
