import { and, eq, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import {
  documentField,
  documentsMoved,
  PRODUCT_DOCUMENTS_MAX,
  printDocument,
  readDocumentField,
  readPrintedDocument,
  type DocumentFacts,
} from '../../../domain/catalogue/editing/product-documents.ts';
import { recordChanges, type NewAuditEntry } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { lockDocuments, type DocumentRow } from './add-document.ts';
import { productDocuments } from './tables.ts';

/** Which document of which product, and who changes it. */
interface DocumentAct {
  readonly id: number;
  readonly documentId: string;
  readonly staffId: string;
}

export type DocumentChanged =
  /** `isChanged` is false where all was so already, as when a form is sent twice. */
  | { readonly ok: true; readonly isChanged: boolean }
  /** `gone`: somebody took the document away meanwhile. */
  | { readonly ok: false; readonly reason: 'product-not-found' | 'gone' };

const UNCHANGED: DocumentChanged = { ok: true, isChanged: false };

/** What the log says of a document. */
const said = (row: DocumentRow | undefined): string =>
  row === undefined || row.removedAt !== null ? '' : printDocument(row);

const record = (
  transaction: Database,
  { id, staffId }: Pick<DocumentAct, 'id' | 'staffId'>,
  entry: Pick<NewAuditEntry, 'action' | 'changes' | 'undoes'>,
) => recordChanges(transaction, [{ ...entry, staffId, subject: 'product', subjectId: String(id) }]);

/** Changes the documents of a product while nobody else does. */
const changing =
  <Act extends DocumentAct>(
    work: (
      transaction: Database,
      act: Act,
      found: { readonly row: DocumentRow | undefined; readonly rows: readonly DocumentRow[] },
    ) => Promise<DocumentChanged>,
  ) =>
  (database: Database) =>
  (act: Act): Promise<DocumentChanged> =>
    database.transaction(async (transaction) => {
      const rows = await lockDocuments(transaction, act.id);
      if (rows === null) return { ok: false, reason: 'product-not-found' };
      return work(transaction, act, { row: rows.find(({ id }) => id === act.documentId), rows });
    });

/** Says what a document is, and in which language. */
export const changeDocument = changing<DocumentAct & DocumentFacts>(
  async (transaction, { kind, language, ...act }, { row }) => {
    if (row === undefined || row.removedAt !== null) return { ok: false, reason: 'gone' };
    if (row.kind === kind && row.language === language) return UNCHANGED;
    await transaction.update(productDocuments).set({ kind, language }).where(eq(productDocuments.id, row.id));
    await record(transaction, act, {
      action: 'documents-changed',
      changes: { [documentField(row.id)]: [said(row), said({ ...row, kind, language })] },
    });
    return { ok: true, isChanged: true };
  },
);

/** Takes a document away. Its row and file stay, so that it can come back; nobody is sent it until then. */
export const removeDocument = changing<DocumentAct>(async (transaction, act, { row }) => {
  if (row === undefined || row.removedAt !== null) return UNCHANGED;
  await transaction
    .update(productDocuments)
    .set({ removedAt: sql`now()` })
    .where(eq(productDocuments.id, row.id));
  await record(transaction, act, {
    action: 'documents-changed',
    changes: { [documentField(row.id)]: [said(row), ''] },
  });
  return { ok: true, isChanged: true };
});

/** Moves a document to a place among those of its product, counted from zero; it is moved back the same way. */
export const moveDocument = changing<DocumentAct & { readonly to: number }>(
  async (transaction, { to, ...act }, { row, rows }) => {
    if (row === undefined || row.removedAt !== null) return { ok: false, reason: 'gone' };
    const listed = rows.map((each) => ({ ...each, isShown: each.removedAt === null }));
    const moved = documentsMoved(listed, row.id, to);
    if (moved === listed) return UNCHANGED;
    const places = sql.join(
      moved.map(({ id }, place) => sql`when ${id} then ${place}::integer`),
      sql` `,
    );
    await transaction
      .update(productDocuments)
      .set({ place: sql`case ${productDocuments.id}::text ${places} end` })
      .where(eq(productDocuments.productId, act.id));
    const shownPlace = (list: readonly { id: string; isShown: boolean }[]) =>
      String(1 + list.filter(({ isShown }) => isShown).findIndex(({ id }) => id === row.id));
    await record(transaction, act, {
      action: 'documents-moved',
      changes: {
        [documentField(row.id)]: [said(row), said(row)],
        place: [shownPlace(listed), shownPlace(moved)],
      },
    });
    return { ok: true, isChanged: true };
  },
);

export type DocumentsUndone =
  | { readonly ok: true }
  /** `changed`: somebody changed the same since; `too-many`: the product has as many as it can. */
  | {
      readonly ok: false;
      readonly reason: 'product-not-found' | 'changed' | 'too-many';
      /** What of the change is in the way, as the log names it. */
      readonly fields: readonly string[];
    };

/** Takes a change of documents back: one that was taken away returns to its place, another is what it was said to be. */
export const undoDocuments =
  (database: Database) =>
  ({
    id,
    staffId,
    entry,
  }: {
    readonly id: number;
    readonly staffId: string;
    readonly entry: Pick<AuditEntry, 'id' | 'changes'>;
  }): Promise<DocumentsUndone> =>
    database.transaction(async (transaction) => {
      const rows = await lockDocuments(transaction, id);
      if (rows === null) return { ok: false, reason: 'product-not-found', fields: [] };
      const [change, ...others] = Object.entries(entry.changes);
      if (change === undefined || others.length > 0)
        return { ok: false, reason: 'changed', fields: Object.keys(entry.changes) };
      const [field, [before, after]] = change;
      const row = rows.find((each) => each.id === readDocumentField(field));
      if (row === undefined || said(row) !== after) return { ok: false, reason: 'changed', fields: [field] };
      const facts = readPrintedDocument(before);
      const kept = rows.filter(({ removedAt }) => removedAt === null);
      const comesBack = facts !== null && row.removedAt !== null;
      if (comesBack && kept.length >= PRODUCT_DOCUMENTS_MAX)
        return { ok: false, reason: 'too-many', fields: [field] };
      await transaction
        .update(productDocuments)
        .set(
          facts === null
            ? { removedAt: sql`now()` }
            : { kind: facts.kind, language: facts.language, removedAt: null },
        )
        .where(and(eq(productDocuments.id, row.id), eq(productDocuments.productId, id)));
      await record(
        transaction,
        { id, staffId },
        {
          action: 'documents-changed',
          changes: { [field]: [after, before] },
          undoes: entry.id,
        },
      );
      return { ok: true };
    });
