import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MergeSide } from '../../../domain/account/account-merge.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { STAND_IN_DOMAIN } from '../../account/stand-in.ts';
import { accountDeletions } from '../../account/deletion/tables.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';

/** One of two accounts that are to become one. */
export interface MergedAccount extends MergeSide {
  readonly email: string;
  readonly locale: Locale;
}

const COLUMNS = {
  id: users.id,
  email: users.email,
  locale: users.locale,
  role: users.role,
  isConfirmed: users.emailVerified,
};

/**
 * Keeps two accounts until the end of the transaction, in the order of their ids, as `mergeAccounts` does; null for one that is not there, or that stands in
 * for one that was erased. What is asked for meanwhile (an order, a deletion, a right) comes before or after.
 */
export async function lockSides(
  transaction: Database,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<{ readonly from: MergedAccount; readonly into: MergedAccount } | null> {
  const rows = await transaction
    .select(COLUMNS)
    .from(users)
    .where(and(inArray(users.id, [from, into]), sql`${users.email} not like ${`%@${STAND_IN_DOMAIN}`}`))
    .orderBy(users.id)
    .for('update');
  const deletions = await transaction
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(inArray(accountDeletions.userId, [from, into]), isNull(accountDeletions.erasedAt)));
  const sideOf = (id: string) => {
    const row = rows.find((each) => each.id === id);
    return row && { ...row, isBeingDeleted: deletions.some(({ userId }) => userId === id) };
  };
  const [goes, stays] = [sideOf(from), sideOf(into)];
  return goes && stays ? { from: goes, into: stays } : null;
}

/** Accounts by their ids, not held. */
export const findSides =
  (database: Database) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, MergedAccount & { readonly name: string }>> => {
    const rows = await database
      .select({ ...COLUMNS, name: users.name, deletion: accountDeletions.dueAt })
      .from(users)
      .leftJoin(
        accountDeletions,
        and(eq(accountDeletions.userId, users.id), isNull(accountDeletions.erasedAt)),
      )
      .where(and(inArray(users.id, [...ids]), sql`${users.email} not like ${`%@${STAND_IN_DOMAIN}`}`));
    return new Map(
      rows.map(({ deletion, ...row }) => [row.id, { ...row, isBeingDeleted: deletion !== null }]),
    );
  };
