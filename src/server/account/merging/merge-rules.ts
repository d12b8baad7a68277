import { getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { users } from '../tables.ts';

/** The account that goes, and the one that it goes up in. */
export interface Merging {
  readonly from: string;
  readonly into: string;
}

/** What becomes of a table's rows of the account that goes. */
export type MergeRule =
  /** They are the other's, by the columns that name the account. */
  | { readonly kind: 'moves'; readonly columns: readonly PgColumn[] }
  /** They are joined with what the other has, by statements in this order; what is left behind goes with the account. */
  | {
      readonly kind: 'joins';
      readonly why: string;
      readonly columns: readonly PgColumn[];
      readonly statements: (merging: Merging) => readonly SQL[];
    }
  /** They are joined with what the other has, by a rule of the domain. */
  | {
      readonly kind: 'joins-by';
      readonly why: string;
      readonly columns: readonly PgColumn[];
      readonly join: (transaction: Database, merging: Merging) => Promise<void>;
    }
  /** The database deletes them with the account. */
  | { readonly kind: 'ends'; readonly why: string; readonly columns: readonly PgColumn[] }
  /** They name an order, a lease, a ticket or what else moves, and go with it as they are. */
  | { readonly kind: 'follows'; readonly why: string }
  /** They name who did something for the shop. Who works here is not merged, but who did once can be: it is the other's from then on. */
  | { readonly kind: 'staff'; readonly columns: readonly PgColumn[] };

export interface MergedTable {
  readonly table: PgTable;
  readonly rule: MergeRule;
}

/** The columns of a table by which its rows name an account; by default those with a foreign key to `users`. */
function columnsOf(table: PgTable, named: readonly PgColumn[]): readonly PgColumn[] {
  if (named.length > 0) return named;
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => getTableName(foreignTable) === getTableName(users))
    .flatMap(({ columns }) => columns);
}

/** Rows that pass to the other account as they are. */
export const moves = (table: PgTable, ...columns: readonly PgColumn[]): MergedTable => ({
  table,
  rule: { kind: 'moves', columns: columnsOf(table, columns) },
});
/** Rows of which some can clash with what the other account has. */
export const joins = (
  table: PgTable,
  why: string,
  statements: (merging: Merging) => readonly SQL[],
): MergedTable => ({ table, rule: { kind: 'joins', why, columns: columnsOf(table, []), statements } });
/** Rows that become one with what the other account has by what the domain decides. */
export const joinsBy = (
  table: PgTable,
  why: string,
  join: (transaction: Database, merging: Merging) => Promise<void>,
): MergedTable => ({ table, rule: { kind: 'joins-by', why, columns: columnsOf(table, []), join } });
/** Rows that go with the account, for the reason that is given. */
export const ends = (why: string, ...tables: readonly PgTable[]): MergedTable[] =>
  tables.map((table) => ({ table, rule: { kind: 'ends', why, columns: columnsOf(table, []) } }));
/** Rows that name what moves. */
export const follows = (why: string, ...tables: readonly PgTable[]): MergedTable[] =>
  tables.map((table) => ({ table, rule: { kind: 'follows', why } }));
/** Rows that name who did something for the shop, in some of a table's columns or in all that name an account. */
export const ofStaff = (table: PgTable, ...columns: readonly PgColumn[]): MergedTable => ({
  table,
  rule: { kind: 'staff', columns: columnsOf(table, columns) },
});
