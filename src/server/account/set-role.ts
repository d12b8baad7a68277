import { eq } from 'drizzle-orm';
import type { Role } from '../../domain/account/role.ts';
import type { Database } from '../database/database.ts';
import { users } from './tables.ts';

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
