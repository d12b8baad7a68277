import { and, eq, ne, sql } from 'drizzle-orm';
import type { PersonalDetails } from '../../domain/account/personal-details.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { accounts, users } from './tables.ts';

/** Personal info of an account (C §3), and when its password was set: ISO 8601, null for none or one from before that was kept. */
export const findDetails = (database: Database) => async (userId: string) => {
  const [found] = await database
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      birthDate: users.birthDate,
      hasPassword: sql<boolean>`${accounts.password} is not null`,
      passwordChangedAt: accounts.passwordChangedAt,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.id, userId));
  return found && { ...found, passwordChangedAt: found.passwordChangedAt?.toISOString() ?? null };
};

/** Notes in which language a customer does something in the profile: in that they are written to from now on. */
export const noteLanguage =
  (database: Database) =>
  async (userId: string, locale: Locale): Promise<void> => {
    await database
      .update(users)
      .set({ locale })
      .where(and(eq(users.id, userId), ne(users.locale, locale)));
  };

/** Changes the personal info of an account; the display name is first plus last name (C §4). */
export const saveDetails =
  (database: Database) =>
  async (userId: string, details: PersonalDetails): Promise<void> => {
    await database
      .update(users)
      .set({ ...details, name: `${details.firstName} ${details.lastName}`.trim(), updatedAt: sql`now()` })
      .where(eq(users.id, userId));
  };
