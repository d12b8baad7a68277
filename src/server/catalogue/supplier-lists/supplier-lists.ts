import { desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ForeignRates } from '../../../domain/prices/foreign-price.ts';
import { supplierKey } from '../../../domain/prices/purchase-price.ts';
import { columnName } from '../../../domain/spreadsheets/cell-text.ts';
import {
  mappingOf,
  type ColumnRef,
  type columnsForm,
  type SupplierMapping,
  type Table,
} from '../../../domain/prices/supplier-list.ts';
import { shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { supplierLists, suppliers } from './tables.ts';

/** Keeps a list that staff sent, of a supplier who may be new; nothing of it is entered. Answers the id by which it is looked at. */
export const keepSupplierList =
  (database: Database) =>
  ({
    supplier,
    ...list
  }: {
    readonly supplier: string;
    readonly fileName: string;
    readonly cells: Table;
    readonly staffId: string;
  }): Promise<string> =>
    database.transaction(async (transaction) => {
      const key = supplierKey(supplier);
      const [known] = await transaction
        .insert(suppliers)
        .values({ key, name: supplier })
        .onConflictDoUpdate({ target: suppliers.key, set: { key: sql`excluded.key` } })
        .returning({ id: suppliers.id });
      if (!known) throw new Error('The supplier was not stored');
      const [kept] = await transaction
        .insert(supplierLists)
        .values({ supplierId: known.id, ...list })
        .returning({ id: supplierLists.id });
      if (!kept) throw new Error('The list was not stored');
      return kept.id;
    });

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A list with its supplier; `cells` are null when they were thrown away. */
export interface SupplierListRow {
  readonly id: string;
  readonly fileName: string;
  readonly cells: Table | null;
  readonly rates: ForeignRates;
  readonly entered: number;
  readonly appliedDigest: string | null;
  readonly supplierId: number;
  readonly supplier: string;
  readonly mapping: SupplierMapping | null;
}

/** A list, which a transaction may lock with its supplier; null where there is none. */
export const findSupplierList =
  (database: Database, lock?: 'lock') =>
  async (id: string): Promise<SupplierListRow | null> => {
    if (!UUID.test(id)) return null;
    const query = database
      .select({
        id: supplierLists.id,
        fileName: supplierLists.fileName,
        cells: supplierLists.cells,
        rates: supplierLists.rates,
        entered: supplierLists.entered,
        appliedDigest: supplierLists.appliedDigest,
        supplierId: suppliers.id,
        supplier: suppliers.name,
        mapping: suppliers.mapping,
      })
      .from(supplierLists)
      .innerJoin(suppliers, eq(suppliers.id, supplierLists.supplierId))
      .where(eq(supplierLists.id, id));
    const [found] = await (lock ? query.for('update') : query);
    return found ?? null;
  };

const LISTED = 20;

/** The lists that were sent last, without their cells: whose, by whom, when, and how many of their prices were entered. */
export const listSupplierLists = (database: Database) => () =>
  database
    .select({
      id: supplierLists.id,
      supplier: suppliers.name,
      fileName: supplierLists.fileName,
      staffName: shownName,
      entered: supplierLists.entered,
      createdAt: supplierLists.createdAt,
    })
    .from(supplierLists)
    .innerJoin(suppliers, eq(suppliers.id, supplierLists.supplierId))
    .leftJoin(users, eq(users.id, supplierLists.staffId))
    .orderBy(desc(supplierLists.createdAt))
    .limit(LISTED);

const refInWords = (ref: ColumnRef) => ('place' in ref ? columnName(ref.place) : `“${ref.heading}”`);
const inWords = ({ article, price, currencyColumn, currency, firstLine }: SupplierMapping) =>
  [
    refInWords(article),
    refInWords(price),
    ...(currencyColumn ? [refInWords(currencyColumn)] : []),
    currency,
    firstLine,
  ].join(', ');

export type ColumnsNamed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'list-not-found' }
  /** Message keys by field. */
  | { readonly ok: false; readonly reason: 'fields'; readonly errors: Readonly<Record<string, string>> };

/** Keeps for all lists of a supplier which column is which, and logs who said so; the same again changes nothing. */
export const nameColumns =
  (database: Database) =>
  ({
    id,
    staffId,
    form,
  }: {
    readonly id: string;
    readonly staffId: string;
    readonly form: v.InferOutput<typeof columnsForm>;
  }): Promise<ColumnsNamed> =>
    database.transaction(async (transaction): Promise<ColumnsNamed> => {
      const list = await findSupplierList(transaction, 'lock')(id);
      if (!list?.cells) return { ok: false, reason: 'list-not-found' };
      const read = mappingOf(list.cells, form);
      if (!read.ok) return { ok: false, reason: 'fields', errors: read.errors };
      const [before, after] = [list.mapping ? inWords(list.mapping) : '', inWords(read.mapping)];
      if (before === after) return { ok: true };
      await transaction
        .update(suppliers)
        .set({ mapping: read.mapping })
        .where(eq(suppliers.id, list.supplierId));
      await recordChanges(transaction, [
        {
          staffId,
          why: list.fileName,
          action: 'supplier-columns-named',
          subject: 'supplier',
          subjectId: String(list.supplierId),
          changes: { supplierColumns: [before, after] },
        },
      ]);
      return { ok: true };
    });

/** Keeps by which rates the foreign prices of a list are converted. Answers whether there is such a list. */
export const setForeignRates =
  (database: Database) =>
  async ({ id, rates }: { readonly id: string; readonly rates: ForeignRates }): Promise<boolean> => {
    if (!UUID.test(id)) return false;
    const set = await database
      .update(supplierLists)
      .set({ rates })
      .where(eq(supplierLists.id, id))
      .returning({ id: supplierLists.id });
    return set.length > 0;
  };

const CELLS_DAYS = 7;
const KEPT_DAYS = 365;

/** Throws the cells of lists away after a week, and lists after a year; what they entered stays in the audit log. Run now and then. */
export const forgetOldSupplierLists = (database: Database) => async (): Promise<void> => {
  const isOlder = (days: number) => lt(supplierLists.createdAt, sql`now() - make_interval(days => ${days})`);
  await database.delete(supplierLists).where(isOlder(KEPT_DAYS));
  await database
    .update(supplierLists)
    .set({ cells: null })
    .where(sql`${isOlder(CELLS_DAYS)} and ${isNotNull(supplierLists.cells)}`);
};
