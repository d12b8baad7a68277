import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import {
  MERGE_DAYS,
  mergeProblem,
  namesAddress,
  readMergeReason,
  type MergeProblem,
} from '../../../domain/account/account-merge.ts';
import { maskEmail } from '../../../domain/payments/saved-method.ts';
import { linkEmail } from '../../account/account-emails.ts';
import { addLink, closeLinks } from '../../account/account-links.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { emails } from '../../outbox/tables.ts';
import { lockSides, type MergedAccount } from './merge-sides.ts';
import { accountMerges } from './tables.ts';

/** What the links of both owners do. */
export const PURPOSE = 'merge-accounts' as const;

/** What came of a proposal; `errors` are message keys by field. */
export type MergeProposed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'no-account' | 'merge-already-proposed' | MergeProblem }
  | {
      readonly ok: false;
      readonly reason: 'invalid-fields';
      readonly errors: Readonly<Partial<Record<'why' | 'email', string>>>;
    };

const hasPart = (ids: readonly string[]) =>
  or(inArray(accountMerges.fromId, [...ids]), inArray(accountMerges.intoId, [...ids]));

/** Asks the owner of one of the two accounts, who learns of the other no more than the owner knows. */
async function askOwner(
  transaction: Database,
  asked: { readonly account: MergedAccount; readonly other: MergedAccount; readonly fate: 'goes' | 'stays' },
): Promise<void> {
  const { account, other, fate } = asked;
  const { id: userId, email, locale } = account;
  const id = await addLink(transaction, { purpose: PURPOSE, userId, email });
  await transaction
    .insert(emails)
    .values(
      linkEmail(
        { recipient: email, locale, userId },
        { id, purpose: PURPOSE, values: { other: maskEmail(other.email), fate } },
      ),
    );
}

/**
 * Proposes that one account goes up in another, by an admin who says why and types the address of the one that goes. Nothing is moved: both owners are asked by e-mail,
 * and it is done when the second agrees (`agreeToMerge`). Of one account one proposal is open at a time; one that is over gives way.
 */
export const proposeMerge =
  (database: Database) =>
  (asked: {
    readonly from: string;
    readonly into: string;
    readonly typedWhy: string;
    readonly typedEmail: string;
    readonly staffId: string;
  }): Promise<MergeProposed> =>
    database.transaction(async (transaction): Promise<MergeProposed> => {
      const { from, into, staffId } = asked;
      if (from === into) return { ok: false, reason: 'merge-same-account' };
      const sides = await lockSides(transaction, asked);
      if (sides === null) return { ok: false, reason: 'no-account' };
      const problem = mergeProblem(sides.from, sides.into);
      if (problem !== null) return { ok: false, reason: problem };
      const read = readMergeReason(asked.typedWhy);
      const isNamed = namesAddress(asked.typedEmail, sides.from.email);
      if (!read.ok || !isNamed) {
        return {
          ok: false,
          reason: 'invalid-fields',
          errors: {
            ...(!read.ok && { why: `backoffice.merge.why.${read.problem}` }),
            ...(!isNamed && { email: 'backoffice.merge.emailWrong' }),
          },
        };
      }
      const both = hasPart([from, into]);
      await transaction.delete(accountMerges).where(and(both, lte(accountMerges.expiresAt, sql`now()`)));
      if ((await transaction.$count(accountMerges, both)) > 0)
        return { ok: false, reason: 'merge-already-proposed' };
      const { why } = read;
      await transaction.insert(accountMerges).values({
        fromId: from,
        intoId: into,
        why,
        proposedBy: staffId,
        expiresAt: sql`now() + make_interval(days => ${MERGE_DAYS})`,
      });
      await askOwner(transaction, { account: sides.from, other: sides.into, fate: 'goes' });
      await askOwner(transaction, { account: sides.into, other: sides.from, fate: 'stays' });
      await recordChanges(transaction, [
        {
          staffId,
          action: 'merge-proposed',
          subject: 'customer',
          subjectId: into,
          changes: { 'merged.account': [from, into] },
          why,
        },
      ]);
      return { ok: true };
    });

/** Takes a proposal away with the links of both owners; false where there is none. The caller says in the log who did it. */
export async function closeMerge(
  transaction: Database,
  { id, fromId, intoId }: Pick<typeof accountMerges.$inferSelect, 'id' | 'fromId' | 'intoId'>,
): Promise<boolean> {
  const closed = await transaction
    .delete(accountMerges)
    .where(eq(accountMerges.id, id))
    .returning({ id: accountMerges.id });
  for (const userId of [fromId, intoId]) await closeLinks(transaction, { userId, purpose: PURPOSE });
  return closed.length > 0;
}

/**
 * Takes the proposal `id` back, whichever of its accounts is named; where it is there no more, because it was done or another stands in its place,
 * it changes nothing and is false.
 */
export const withdrawMerge =
  (database: Database) =>
  ({ id, userId, staffId }: Record<'id' | 'userId' | 'staffId', string>): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [found] = await transaction
        .select()
        .from(accountMerges)
        .where(hasPart([userId]));
      if (found?.id !== id) return false;
      await lockSides(transaction, { from: found.fromId, into: found.intoId });
      if (!(await closeMerge(transaction, found))) return false;
      await recordChanges(transaction, [
        {
          staffId,
          action: 'merge-withdrawn',
          subject: 'customer',
          subjectId: found.intoId,
          changes: { 'merged.account': [found.fromId, ''] },
        },
      ]);
      return true;
    });
