import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Role } from '../../domain/account/role.ts';
import type { Database } from '../database/database.ts';
import { removeSecondFactor } from './second-factor/second-factor.ts';
import { endSessions } from './end-sessions.ts';
import { lockCustomer } from './lock-customer.ts';
import { tellOwner } from './tell-owner.ts';
import { passkeys } from './passkeys/tables.ts';
import { sessions, users } from './tables.ts';

/** Everybody to whom the back office is open (R25). */
export const listStaff =
  (database: Database) => async (): Promise<{ role: Role; email: string; name: string }[]> =>
    database
      .select({ role: users.role, email: users.email, name: users.name })
      .from(users)
      .where(ne(users.role, 'customer'))
      .orderBy(asc(users.email));

/** What is known of the owner of an address, or else of who claimed it last; null for an unknown one. */
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
    .where(eq(users.email, email.trim().toLowerCase()))
    .orderBy(desc(users.emailVerified), desc(users.createdAt))
    .limit(1);
  return found ?? null;
};

/**
 * Makes the owner of an address staff of all areas, an admin, or a customer again (R25); false for an address that nobody has confirmed. What
 * their sessions proved before does not open the back office: the second factor is given once more.
 */
export const setRole =
  (database: Database) =>
  (email: string, role: Role): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [changed] = await transaction
        .update(users)
        .set({ role, staffAreas: null, updatedAt: new Date() })
        .where(and(eq(users.email, email.trim().toLowerCase()), users.emailVerified))
        .returning({ userId: users.id });
      if (!changed) return false;
      await transaction
        .update(sessions)
        .set({ secondFactorAt: null })
        .where(eq(sessions.userId, changed.userId));
      return true;
    });

/**
 * Takes every second factor, passkeys too, off an account whose owner lost them and asked for that; ends its sessions and tells the owner. False
 * where there is none.
 */
export async function dropSecondFactors(
  transaction: Database,
  owner: { readonly userId: string },
): Promise<boolean> {
  await lockCustomer(transaction, owner);
  const lost = await transaction
    .delete(passkeys)
    .where(eq(passkeys.userId, owner.userId))
    .returning({ name: passkeys.name });
  for (const values of lost) await tellOwner(transaction, owner.userId, { about: 'passkey-removed', values });
  const isRemoved = (await removeSecondFactor(transaction, owner.userId)) || lost.length > 0;
  if (isRemoved) await endSessions(transaction, owner);
  return isRemoved;
}

/** The same (`dropSecondFactors`) of the account of a confirmed address; false where there is no such account, either. */
export const resetSecondFactor =
  (database: Database) =>
  (email: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [owner] = await transaction
        .select({ userId: users.id })
        .from(users)
        .where(and(eq(users.email, email.trim().toLowerCase()), users.emailVerified));
      return owner !== undefined && dropSecondFactors(transaction, owner);
    });
