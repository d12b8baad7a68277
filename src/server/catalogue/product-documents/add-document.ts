import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  documentField,
  PRODUCT_DOCUMENT_BYTES_MAX,
  PRODUCT_DOCUMENTS_MAX,
  printDocument,
  type DocumentFacts,
} from '../../../domain/catalogue/editing/product-documents.ts';
import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import { isWholePdf } from '../../../domain/rental/machine-document.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import type { Scanner } from '../../ports/scanner.ts';
import { products } from '../tables.ts';
import { productDocuments } from './tables.ts';

/** Where documents of products are kept: rows in the database, the PDFs among the files. */
export interface DocumentStore {
  readonly database: Database;
  readonly files: Files;
  /** Looks into what is uploaded; null where none is set up. */
  readonly scanner: Scanner | null;
}

/** The folder of documents of products. */
export const PRODUCT_DOCUMENTS = 'product-documents/';

const FILE_NAME_MAX = 100;

export type DocumentAdded =
  /** `isNew` is false for a file that the product has already, as when a form is sent twice. */
  | { readonly ok: true; readonly isNew: boolean; readonly documentId: string }
  | {
      readonly ok: false;
      readonly reason:
        | 'product-not-found'
        | 'no-pdf'
        | 'too-large'
        | 'too-many'
        /** The product has the same file as another kind or in another language. */
        | 'known'
        | 'infected'
        /** The scanner cannot be asked now. */
        | 'failed';
    };

export type DocumentRow = typeof productDocuments.$inferSelect;

/** Locks a product until the transaction ends, so that changes of its documents follow each other, and reads them in their order; null for no product. */
export async function lockDocuments(
  transaction: Database,
  productId: number,
): Promise<readonly DocumentRow[] | null> {
  const locked = await transaction
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  if (locked.length === 0) return null;
  return transaction
    .select()
    .from(productDocuments)
    .where(eq(productDocuments.productId, productId))
    .orderBy(asc(productDocuments.place), asc(productDocuments.createdAt), asc(productDocuments.id));
}

/** What becomes of an upload beside what the product has: null where it is to be written. */
function withKnown(
  rows: readonly DocumentRow[],
  contentHash: string,
  { kind, language }: DocumentFacts,
): DocumentAdded | null {
  const kept = rows.filter(({ removedAt }) => removedAt === null);
  const same = kept.find((row) => row.contentHash === contentHash);
  if (same !== undefined) {
    const isSaidSo = same.kind === kind && same.language === language;
    return isSaidSo ? { ok: true, isNew: false, documentId: same.id } : { ok: false, reason: 'known' };
  }
  return kept.length >= PRODUCT_DOCUMENTS_MAX ? { ok: false, reason: 'too-many' } : null;
}

/** Why a file is not taken, whatever the product has; null for one that may be. */
async function problemOf(
  { scanner }: Pick<DocumentStore, 'scanner'>,
  bytes: Uint8Array,
): Promise<'too-large' | 'no-pdf' | 'infected' | 'failed' | null> {
  if (bytes.byteLength > PRODUCT_DOCUMENT_BYTES_MAX) return 'too-large';
  if (!isWholePdf(bytes)) return 'no-pdf';
  const found = (await scanner?.scan(bytes)) ?? 'clean';
  return found === 'clean' ? null : found === 'infected' ? found : 'failed';
}

/**
 * Gives a product a document, last of all, once however often and by however many it is sent. One that was taken away comes back as it is
 * said to be now. The file is safe before the row names it.
 */
export const addProductDocument =
  ({ database, files, scanner }: DocumentStore) =>
  async ({
    id,
    facts,
    fileName,
    bytes,
    staffId,
  }: {
    readonly id: number;
    readonly facts: DocumentFacts;
    readonly fileName: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly staffId: string;
  }): Promise<DocumentAdded> => {
    const problem = await problemOf({ scanner }, bytes);
    if (problem !== null) return { ok: false, reason: problem };
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const shownName =
      withoutInvisible(fileName).replaceAll(/\s+/g, ' ').trim().slice(-FILE_NAME_MAX).toWellFormed() ||
      'document.pdf';
    const documentId = randomUUID();
    const file = `${PRODUCT_DOCUMENTS}${id}/${documentId}.pdf`;
    await files.put(file, bytes);
    // If this throws, nobody knows whether the row was written: the file stays until `sweepDocuments` has looked.
    const { added, named } = await database.transaction(async (transaction) => {
      const refused = (answer: DocumentAdded) => ({ added: answer, named: null });
      const rows = await lockDocuments(transaction, id);
      if (rows === null) return refused({ ok: false, reason: 'product-not-found' });
      const known = withKnown(rows, contentHash, facts);
      if (known !== null) return refused(known);
      const place = 1 + Math.max(-1, ...rows.map((row) => row.place));
      const values = { ...facts, file, fileName: shownName, sizeBytes: bytes.byteLength, place };
      const before = rows.find((row) => row.contentHash === contentHash);
      const addedId = before?.id ?? documentId;
      // Its file is written again as well: the former may be what a restored backup has lost.
      if (before !== undefined)
        await transaction
          .update(productDocuments)
          .set({ ...values, removedAt: null })
          .where(eq(productDocuments.id, before.id));
      else
        await transaction
          .insert(productDocuments)
          .values({ ...values, id: documentId, productId: id, contentHash });
      await recordChanges(transaction, [
        {
          staffId,
          action: 'document-added',
          subject: 'product',
          subjectId: String(id),
          changes: {
            [documentField(addedId)]: ['', printDocument({ ...facts, fileName: shownName })],
          },
        },
      ]);
      return { added: { ok: true, isNew: true, documentId: addedId } as const, named: file };
    });
    if (named === null) await files.remove(file).catch(() => {});
    return added;
  };

/** The documents that products have, without those that were taken away. */
export const isKept = (productId: number) =>
  and(eq(productDocuments.productId, productId), isNull(productDocuments.removedAt));
