import { eq } from 'drizzle-orm';
import { isEntryUndoable } from '../../../domain/audit/audit-entry.ts';
import {
  entryName,
  isEntryField,
  printEntry,
  type EntryFields,
  type EntryKind,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import type { EntryProblems } from '../../../domain/catalogue/merchandising/read-entry.ts';
import { findAudit } from '../../audit/audit-log.ts';
import { auditEntries } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { VIOLATION, violatedConstraint } from '../../database/violated-constraint.ts';
import type { StaffAct } from '../editing/save-edited-product.ts';
import { insertEntry, storedEntries } from './entry-rows.ts';
import {
  changeEntry,
  EXISTS,
  NOT_FOUND,
  POSITION,
  readForShop,
  recordEntry,
  removeEntry,
  restoreEntry,
  unchanged,
  wholeChange,
  type EntryEdit,
  type EntryPlace,
  type EntrySaved,
} from './write-entry.ts';

async function entryOfForm(database: Database, kind: EntryKind, formKey: string): Promise<number | null> {
  const [made] = await database
    .select({ subjectId: auditEntries.subjectId })
    .from(auditEntries)
    .where(eq(auditEntries.formKey, formKey));
  const [said, number] = made?.subjectId.split('-') ?? [];
  return said === kind ? Number(number) : null;
}

/** Adds an entry behind the others of its kind. A form that is sent twice adds one. */
export const addEntry =
  (database: Database) =>
  async ({
    kind,
    sent,
    isPage,
    formKey,
    ...act
  }: StaffAct &
    Omit<EntryPlace, 'id'> & {
      readonly sent: EntryFields;
      readonly formKey: string;
    }): Promise<EntrySaved> => {
    const before = await entryOfForm(database, kind, formKey);
    if (before !== null) return unchanged(before);
    try {
      return await database.transaction(async (transaction) => {
        const read = await readForShop(transaction, { kind, isPage }, { fields: sent });
        if (!read.ok) return read;
        const id = await insertEntry(transaction, kind, { entry: read.entry });
        if (id === null) throw new Error('A new entry has the id of another');
        const changes = wholeChange(kind, {}, printEntry(kind, read.entry));
        await recordEntry(
          transaction,
          { kind, id },
          { ...act, action: 'created', changes: { [EXISTS]: ['', 'yes'], ...changes }, formKey },
        );
        return { ok: true, id, changed: Object.keys(changes).length };
      });
    } catch (error) {
      // The same form, at the same time.
      const made =
        violatedConstraint(error, VIOLATION.unique) === null
          ? null
          : await entryOfForm(database, kind, formKey);
      if (made === null) throw error;
      return unchanged(made);
    }
  };

/** What would be refused if an entry were saved so; `id` is null for one that is to be added. Nothing is written. */
export const checkEntry =
  (database: Database) =>
  ({
    kind,
    id,
    isPage,
    fields,
  }: Omit<EntryPlace, 'id'> & {
    readonly id: number | null;
    readonly fields: EntryFields;
  }): Promise<EntryProblems> =>
    database.transaction(async (transaction) => {
      const [found] = id === null ? [] : await storedEntries(transaction, kind, { id });
      const read = await readForShop(transaction, { kind, isPage }, { fields, before: found?.entry });
      return !read.ok && read.reason === 'invalid-fields' ? read.problems : {};
    });

/** Saves what staff changed of an entry: all of it or nothing. */
export const saveEntry =
  (database: Database) =>
  ({ kind, id, isPage, ...edit }: StaffAct & EntryPlace & EntryEdit): Promise<EntrySaved> =>
    database.transaction((transaction) =>
      changeEntry(transaction, { kind, id, isPage }, { action: 'edited', ...edit }),
    );

/** Deletes an entry that nobody changed since it was shown; it stays in the log, from which it can come back. */
export const deleteEntry =
  (database: Database) =>
  ({
    kind,
    id,
    base,
    ...act
  }: StaffAct & Pick<EntryPlace, 'kind' | 'id'> & Pick<EntryEdit, 'base'>): Promise<EntrySaved> =>
    database.transaction((transaction) =>
      removeEntry(transaction, { kind, id }, { action: 'deleted', base, ...act }),
    );

/**
 * Takes a change of the log back: the entry says again what it said before it, is there again, or is not. Refused with both versions where
 * somebody changed the same since.
 */
export const undoEntry =
  (database: Database) =>
  async ({
    kind,
    id,
    isPage,
    entryId,
    ...staff
  }: StaffAct & EntryPlace & { readonly entryId: number }): Promise<EntrySaved> => {
    const logged = await findAudit(database)('home-entry', entryName(kind, id), entryId);
    if (logged === null || !isEntryUndoable(logged)) return NOT_FOUND;
    const side = (place: 0 | 1): EntryFields =>
      Object.fromEntries(
        Object.entries(logged.changes).flatMap(([field, said]) =>
          isEntryField(field) ? [[field, said[place]]] : [],
        ),
      );
    const act = { ...staff, action: 'undone', undoes: entryId } as const;
    const [existed, exists] = logged.changes[EXISTS] ?? ['yes', 'yes'];
    return database.transaction(async (transaction) => {
      if (exists === '') {
        const position = Number(logged.changes[POSITION]?.[0]);
        return restoreEntry(
          transaction,
          { kind, id, isPage },
          { fields: side(0), position: Number.isInteger(position) ? position : undefined, ...act },
        );
      }
      if (existed === '') return removeEntry(transaction, { kind, id }, { base: side(1), ...act });
      return changeEntry(transaction, { kind, id, isPage }, { base: side(1), sent: side(0), ...act });
    });
  };
