import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { changeEmail, type AccountChange } from './account-emails.ts';
import { passkeys } from './passkeys/tables.ts';
import { users } from './tables.ts';

/**
 * Tells the owner of an account of a change that keeps others out, or should have: of another password with where the passkeys are,
 * which go on opening the account. A claimed address is told nothing.
 */
export async function tellOwner(
  transaction: Database,
  userId: string,
  change: { readonly about: AccountChange; readonly values?: Readonly<Record<string, string>> },
): Promise<void> {
  const [owner] = await transaction
    .select({ recipient: users.email, locale: users.locale, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner?.isConfirmed) return;
  const hasPasskeys =
    change.about === 'password-changed' &&
    (await transaction.$count(passkeys, eq(passkeys.userId, userId))) > 0;
  await transaction
    .insert(emails)
    .values(changeEmail({ ...owner, userId }, { ...change, each: `${userId}:${randomUUID()}`, hasPasskeys }));
}
