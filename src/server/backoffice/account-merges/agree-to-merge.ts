import { and, eq, gt, or, sql } from 'drizzle-orm';
import {
  MERGED_THINGS,
  mergeProblem,
  type MergedCounts,
  type MergedThing,
  type MergeProblem,
} from '../../../domain/account/account-merge.ts';
import type { AuditChanges } from '../../../domain/audit/audit-entry.ts';
import { maskEmail } from '../../../domain/payments/saved-method.ts';
import { changeEmail } from '../../account/account-emails.ts';
import { takeLink, type AccountLink } from '../../account/account-links.ts';
import { tellOwner } from '../../account/tell-owner.ts';
import { keepTrackOf } from '../../account/change-address.ts';
import { lockOrdersOf } from '../../account/lock-customer.ts';
import { keepStricterChoices } from '../../account/merging/keep-stricter-choices.ts';
import { mergeAccounts } from '../../account/merging/merge-accounts.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { emails } from '../../outbox/tables.ts';
import { countThings } from './count-things.ts';
import { findSides, lockSides, type MergedAccount } from './merge-sides.ts';
import { closeMerge } from './propose-merge.ts';
import { accountMerges } from './tables.ts';

type Merge = typeof accountMerges.$inferSelect;

/** What came of an owner's word. */
export type MergeAgreed =
  | { readonly ok: true; readonly isMerged: boolean; readonly stays: boolean }
  | { readonly ok: false; readonly reason: 'link-used' | MergeProblem };

/** The open proposal that an account has part in; null for none. */
export async function openMergeOf(database: Database, userId: string): Promise<Merge | null> {
  const [found] = await database
    .select()
    .from(accountMerges)
    .where(
      and(
        or(eq(accountMerges.fromId, userId), eq(accountMerges.intoId, userId)),
        gt(accountMerges.expiresAt, sql`now()`),
      ),
    );
  return found ?? null;
}

/** What the account that stays had and has, of what changed. */
function changesOf(merge: Merge, before: MergedCounts, after: MergedCounts): AuditChanges {
  const grown = (Object.keys(MERGED_THINGS) as MergedThing[]).filter(
    (thing) => before[thing] !== after[thing],
  );
  return {
    'merged.account': [merge.fromId, merge.intoId],
    ...Object.fromEntries(
      grown.map((thing) => [`merged.${thing}`, [String(before[thing]), String(after[thing])] as const]),
    ),
  };
}

/** Makes one account of the two, tells both addresses, and writes it into the log. Both accounts and the orders of the one that goes are held. */
async function mergeNow(
  transaction: Database,
  merge: Merge,
  { from, into }: { readonly from: MergedAccount; readonly into: MergedAccount },
): Promise<void> {
  const count = countThings(transaction);
  const before = (await count([into.id])).get(into.id);
  await keepStricterChoices(transaction, { from, into });
  const isDone = await mergeAccounts(transaction, { from: from.id, into: into.id });
  await keepTrackOf(transaction, { userId: into.id, email: from.email });
  const after = (await count([into.id])).get(into.id);
  if (!isDone || !before || !after) throw new Error('An account that is held is gone');
  await recordChanges(transaction, [
    {
      staffId: merge.proposedBy,
      action: 'accounts-merged',
      subject: 'customer',
      subjectId: into.id,
      changes: changesOf(merge, before, after),
      why: merge.why,
    },
  ]);
  const each = `${into.id}:${merge.id}`;
  await transaction
    .insert(emails)
    .values([
      changeEmail(
        { recipient: into.email, locale: into.locale, userId: into.id },
        { about: 'accounts-merged', each, values: { other: maskEmail(from.email) } },
      ),
      changeEmail(
        { recipient: from.email, locale: from.locale, userId: into.id },
        { about: 'account-merged-away', each, values: { other: maskEmail(into.email) } },
      ),
    ]);
}

/**
 * Uses the link of an owner who agrees that the accounts become one. The caller knows that the reader is signed in to the link's account and proved it lately. The
 * first agreement holds until the owner ends a session or removes a way to sign in (`lapseMerge`), and they are sent an e-mail; with the second one
 * everything is moved in this transaction, which locks the orders of the account that goes and then both accounts, in the order of all transactions.
 * What forbids the merge is looked at again, and leaves the link as it was.
 */
export const agreeToMerge =
  (database: Database) =>
  (link: AccountLink): Promise<MergeAgreed> =>
    database.transaction(async (transaction): Promise<MergeAgreed> => {
      const asked = await openMergeOf(transaction, link.userId);
      if (asked === null) return { ok: false, reason: 'link-used' };
      await lockOrdersOf(transaction, asked.fromId);
      const sides = await lockSides(transaction, { from: asked.fromId, into: asked.intoId });
      const merge = await openMergeOf(transaction, link.userId);
      if (sides === null || merge?.id !== asked.id) return { ok: false, reason: 'link-used' };
      const problem = mergeProblem(sides.from, sides.into);
      if (problem !== null) return { ok: false, reason: problem };
      if ((await takeLink(transaction, link)) === null) return { ok: false, reason: 'link-used' };
      const stays = merge.intoId === link.userId;
      const other = stays ? merge.fromAgreedAt : merge.intoAgreedAt;
      if (other !== null) {
        await mergeNow(transaction, merge, sides);
        return { ok: true, isMerged: true, stays };
      }
      await transaction
        .update(accountMerges)
        .set(stays ? { intoAgreedAt: sql`now()` } : { fromAgreedAt: sql`now()` })
        .where(eq(accountMerges.id, merge.id));
      const { email } = stays ? sides.from : sides.into;
      await tellOwner(transaction, link.userId, {
        about: 'merge-agreed',
        values: { other: maskEmail(email) },
      });
      return { ok: true, isMerged: false, stays };
    });

/** Uses the link of an owner who does not want it: the proposal is gone, and the log says that its owner refused. False where there is none any more. */
export const refuseMerge =
  (database: Database) =>
  (link: AccountLink): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const asked = await openMergeOf(transaction, link.userId);
      if (asked === null) return false;
      await lockSides(transaction, { from: asked.fromId, into: asked.intoId });
      if ((await takeLink(transaction, link)) === null || !(await closeMerge(transaction, asked)))
        return false;
      await recordChanges(transaction, [
        {
          staffId: null,
          action: 'merge-refused',
          subject: 'customer',
          subjectId: link.userId,
          changes: { 'merged.account': [asked.fromId, ''] },
        },
      ]);
      return true;
    });

/** What an owner is asked by a link: which address the other account has, as far as the owner knows it, and whether the own one stays. Null for a proposal that is over. */
export const findAskedMerge =
  (database: Database) =>
  async (
    link: AccountLink,
  ): Promise<{
    readonly other: string;
    readonly stays: boolean;
    readonly until: string;
    /** Whether the other owner has agreed: then agreeing does it. */
    readonly isLast: boolean;
  } | null> => {
    const merge = await openMergeOf(database, link.userId);
    if (merge === null) return null;
    const stays = merge.intoId === link.userId;
    const sides = await findSides(database)([stays ? merge.fromId : merge.intoId]);
    const [other] = sides.values();
    return other
      ? {
          other: maskEmail(other.email),
          stays,
          until: merge.expiresAt,
          isLast: (stays ? merge.fromAgreedAt : merge.intoAgreedAt) !== null,
        }
      : null;
  };
