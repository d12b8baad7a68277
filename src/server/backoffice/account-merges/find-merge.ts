import { count, eq, inArray, lt, max, or, sql } from 'drizzle-orm';
import { mergeProblem, type MergedCounts, type MergeProblem } from '../../../domain/account/account-merge.ts';
import { shownName } from '../../account/shown-name.ts';
import { joinedAccounts, users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import { countThings } from './count-things.ts';
import { findSides, type MergedAccount } from './merge-sides.ts';
import { accountMerges } from './tables.ts';

/** An account as staff see it beside another. */
export type ComparedAccount = Pick<MergedAccount, 'id' | 'email'> & { readonly name: string };

/** The signs by which staff see whether two accounts are one person's; moments as ISO 8601. */
interface AccountSigns {
  readonly since: string;
  /** Orders of every status. */
  readonly orders: number;
  /** Null before the first. */
  readonly lastOrderAt: string | null;
}

/** A proposal as staff see it; moments as ISO 8601. */
export interface ProposedMerge {
  readonly id: string;
  readonly from: ComparedAccount;
  readonly into: ComparedAccount;
  readonly why: string;
  /** Null for who worked here once. */
  readonly staffName: string | null;
  readonly proposedAt: string;
  readonly expiresAt: string;
  /** Whether its days are over without both having agreed. */
  readonly isOver: boolean;
  readonly fromAgreedAt: string | null;
  readonly intoAgreedAt: string | null;
}

/** The proposal that an account has part in, whether or not its days are over; null for none. */
export const findMerge =
  (database: Database) =>
  async (userId: string): Promise<ProposedMerge | null> => {
    const [found] = await database
      .select({
        id: accountMerges.id,
        fromId: accountMerges.fromId,
        intoId: accountMerges.intoId,
        why: accountMerges.why,
        staffName: shownName,
        proposedAt: accountMerges.proposedAt,
        expiresAt: accountMerges.expiresAt,
        isOver: sql<boolean>`${accountMerges.expiresAt} <= now()`,
        fromAgreedAt: accountMerges.fromAgreedAt,
        intoAgreedAt: accountMerges.intoAgreedAt,
      })
      .from(accountMerges)
      .leftJoin(users, eq(users.id, accountMerges.proposedBy))
      .where(or(eq(accountMerges.fromId, userId), eq(accountMerges.intoId, userId)));
    if (!found) return null;
    const { fromId, intoId, ...merge } = found;
    const sides = await findSides(database)([fromId, intoId]);
    const [from, into] = [sides.get(fromId), sides.get(intoId)];
    if (!from || !into) return null;
    const shown = ({ id, email, name }: ComparedAccount) => ({ id, email, name });
    return { ...merge, from: shown(from), into: shown(into) };
  };

async function findSigns(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountSigns>> {
  const rows = await database
    .select({
      id: users.id,
      since: users.createdAt,
      orders: count(orders.id),
      lastOrderAt: max(orders.createdAt),
    })
    .from(users)
    .leftJoin(orders, eq(orders.userId, users.id))
    .where(inArray(users.id, [...ids]))
    .groupBy(users.id);
  return new Map(rows.map(({ id, since, ...seen }) => [id, { since: since.toISOString(), ...seen }]));
}

/** Two accounts side by side; null where one of them is not there. `problem` is why they may not be merged. */
export const compareAccounts =
  (database: Database) =>
  async (
    one: string,
    other: string,
  ): Promise<{
    readonly accounts: readonly (ComparedAccount & AccountSigns & { readonly counts: MergedCounts })[];
    readonly problem: MergeProblem | null;
  } | null> => {
    const sides = await findSides(database)([one, other]);
    const counts = await countThings(database)([one, other]);
    const signs = await findSigns(database, [one, other]);
    const accounts = [one, other].flatMap((id) => {
      const [side, counted, seen] = [sides.get(id), counts.get(id), signs.get(id)];
      return side && counted && seen ? [{ ...side, ...seen, counts: counted }] : [];
    });
    const [first, second] = accounts;
    if (!first || !second) return null;
    return {
      accounts: accounts.map(({ id, email, name, since, orders: placed, lastOrderAt, counts: counted }) => ({
        id,
        email,
        name,
        since,
        orders: placed,
        lastOrderAt,
        counts: counted,
      })),
      problem: mergeProblem(first, second),
    };
  };

/** The account that has taken in one that is gone; null for none. */
export const findHeir =
  (database: Database) =>
  async (formerId: string): Promise<string | null> => {
    const [found] = await database
      .select({ userId: joinedAccounts.userId })
      .from(joinedAccounts)
      .where(eq(joinedAccounts.formerId, formerId));
    return found?.userId ?? null;
  };

/** Drops proposals a month after their days; run now and then. */
export const forgetOldMerges = (database: Database) => async (): Promise<void> => {
  await database.delete(accountMerges).where(lt(accountMerges.expiresAt, sql`now() - interval '30 days'`));
};
