import { and, eq, isNotNull, or } from 'drizzle-orm';
import { auditEntries } from '../../audit/tables.ts';
import { accountMerges } from '../../backoffice/account-merges/tables.ts';
import type { Database } from '../../database/database.ts';

/**
 * Ends the proposal to merge an account with another if the account's owner has agreed: the agreement may have come from somebody
 * else who was signed in then. An admin can propose it again. The caller holds the account.
 */
export async function lapseMerge(transaction: Database, userId: string): Promise<void> {
  const lapsed = await transaction
    .delete(accountMerges)
    .where(
      or(
        and(eq(accountMerges.fromId, userId), isNotNull(accountMerges.fromAgreedAt)),
        and(eq(accountMerges.intoId, userId), isNotNull(accountMerges.intoAgreedAt)),
      ),
    )
    .returning({ from: accountMerges.fromId, into: accountMerges.intoId });
  if (lapsed.length === 0) return;
  await transaction.insert(auditEntries).values(
    lapsed.map(({ from, into }): typeof auditEntries.$inferInsert => ({
      staffId: null,
      action: 'merge-lapsed',
      subject: 'customer',
      subjectId: into,
      changes: { 'merged.account': [from, ''] },
    })),
  );
}
