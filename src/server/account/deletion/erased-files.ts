import { and, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { ERASED, erasedKey, erasedOwner } from '../../../domain/account/account-deletion.ts';
import { mayTake, workOnClaimed } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import { users } from '../tables.ts';
import { accountDeletions } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const DELETED_FILES = 'files of deleted accounts';

/** Rows of accounts, and files apart from them. */
export interface DeletionStore {
  readonly database: Database;
  readonly files: Files;
}

/** Whoever has taken the files of an account and vanished is waited for so long. */
const CLAIM_MINUTES = 10;

/** Takes the next erased account whose files are still to be removed, for a while. */
async function claimFiles(database: Database) {
  const isFree = and(isNotNull(accountDeletions.files), lte(accountDeletions.nextAttemptAt, sql`now()`));
  const next = database
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(isFree, mayTake(DELETED_FILES, accountDeletions.userId)))
    .orderBy(accountDeletions.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(accountDeletions)
    .set({ nextAttemptAt: sql`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .where(and(isFree, eq(accountDeletions.userId, sql`(${next})`)))
    .returning();
  return row;
}

/**
 * Removes the files of the next erased account, and leaves a mark beside them, by which `repeatErasures` knows the account again. Null when
 * there is none.
 */
export const removeErasedFiles =
  ({ database, files }: DeletionStore) =>
  async (): Promise<'removed' | null> => {
    const row = await claimFiles(database);
    if (!row) return null;
    const { userId } = row;
    return workOnClaimed(database, { chore: DELETED_FILES, subject: userId }, async () => {
      const isOwn = eq(accountDeletions.userId, userId);
      try {
        await files.put(erasedKey(userId), new TextEncoder().encode('{}'));
        for (const key of row.files ?? []) await files.remove(key);
        await database.update(accountDeletions).set({ files: null }).where(isOwn);
      } catch (error) {
        await database
          .update(accountDeletions)
          .set({ nextAttemptAt: sql`now()` })
          .where(isOwn);
        throw error;
      }
      return 'removed' as const;
    });
  };

/** So many marks are looked at in one go. */
const SWEEP_MARKS = 1000;

/**
 * Asks anew for the erasure of accounts that were erased before and are there again, because an older copy of the database was put
 * back. Each run looks at the next 1,000 marks, from the first again behind the last. Answers how many accounts it found.
 */
export function repeatErasures({ database, files }: DeletionStore): () => Promise<number> {
  let after = '';
  return async () => {
    const listed = await files.list(ERASED, { after, limit: SWEEP_MARKS });
    after = listed.length < SWEEP_MARKS ? '' : (listed.at(-1)?.key ?? '');
    const owners = listed.flatMap(({ key }) => erasedOwner(key) ?? []);
    if (owners.length === 0) return 0;
    const back = await database
      .select({ userId: users.id, locale: users.locale })
      .from(users)
      .where(inArray(users.id, owners));
    if (back.length === 0) return 0;
    const now = { dueAt: sql`now()`, nextAttemptAt: sql`now()` };
    await database
      .insert(accountDeletions)
      .values(back.map((account) => ({ ...account, ...now })))
      .onConflictDoUpdate({
        target: accountDeletions.userId,
        set: { ...now, erasedAt: null, files: null },
        setWhere: or(isNotNull(accountDeletions.erasedAt), gt(accountDeletions.dueAt, sql`now()`)),
      });
    return back.length;
  };
}
