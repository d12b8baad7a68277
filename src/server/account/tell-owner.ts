import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { changeEmail, type AccountChange } from './account-emails.ts';
import { users } from './tables.ts';

/** Tells the owner of an account of a change that keeps others out, or should have. A claimed address is told nothing. */
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
  await transaction.insert(emails).values(changeEmail(owner, { ...change, each: randomUUID() }));
}
