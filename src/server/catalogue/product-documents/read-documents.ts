import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { documentFileName, type DocumentFacts } from '../../../domain/catalogue/editing/product-documents.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { OpenFile } from '../../ports/files.ts';
import { products } from '../tables.ts';
import { isKept, PRODUCT_DOCUMENTS, type DocumentStore } from './add-document.ts';
import { productDocuments } from './tables.ts';

/** A document of a product as staff see it. */
export interface StaffDocument extends DocumentFacts {
  readonly id: string;
  /** What the file was called. */
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly contentHash: string;
}

/** The documents that a product has, in their order. */
export const listDocuments =
  (database: Database) =>
  async (productId: number): Promise<readonly StaffDocument[]> => {
    const { id, kind, language, fileName, sizeBytes, contentHash, place, createdAt } = productDocuments;
    return database
      .select({ id, kind, language, fileName, sizeBytes, contentHash })
      .from(productDocuments)
      .where(isKept(productId))
      .orderBy(asc(place), asc(createdAt), asc(id));
  };

/** A document that is ready to be sent. */
export interface ReadableDocument {
  /** What it is called when somebody keeps it, without its ending. */
  readonly title: string;
  /** Whether everybody may have it: its product stands in the shop. */
  readonly isPublic: boolean;
  readonly contentHash: string;
  /** Null where the file is gone. Throws while the files are out of order. */
  readonly open: () => Promise<OpenFile | null>;
}

/**
 * A document of a product by the first digits of its hash: for everybody while the product stands in the shop, else for those of whom
 * `mayPreview` says so, which is asked only then. Null for all others, and once it was taken away.
 */
export const readDocument =
  ({ database, files }: Pick<DocumentStore, 'database' | 'files'>) =>
  async (
    productId: number,
    digest: string,
    mayPreview: () => Promise<boolean>,
  ): Promise<ReadableDocument | null> => {
    if (!fitsInteger(productId) || !/^[\da-f]{32}$/.test(digest)) return null;
    const { kind, language, file, contentHash } = productDocuments;
    const [found] = await database
      .select({
        kind,
        language,
        file,
        contentHash,
        articleNumber: products.articleNumber,
        publishedAt: products.publishedAt,
      })
      .from(productDocuments)
      .innerJoin(products, eq(products.id, productDocuments.productId))
      .where(and(isKept(productId), like(contentHash, `${digest}%`)));
    if (found === undefined) return null;
    const isPublic = found.publishedAt !== null;
    if (!isPublic && !(await mayPreview())) return null;
    return {
      title: documentFileName(found.articleNumber, found),
      isPublic,
      contentHash: found.contentHash,
      open: () => files.open(found.file),
    };
  };

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes documents that no row names: a crash between file and row left them, or the same file was uploaded again. Each run looks at the next
 * 1,000 files, from the first again behind the last. Answers how many it removed.
 */
export function sweepDocuments({
  database,
  files,
}: Pick<DocumentStore, 'database' | 'files'>): () => Promise<number> {
  let after = '';
  return async () => {
    const listed = await files.list(PRODUCT_DOCUMENTS, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const old = listed.flatMap(({ key, modifiedAt }) =>
      Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [key] : [],
    );
    if (old.length === 0) return 0;
    const rows = await database
      .select({ file: productDocuments.file })
      .from(productDocuments)
      .where(inArray(productDocuments.file, old));
    const named = new Set(rows.map(({ file }) => file));
    const orphans = old.filter((key) => !named.has(key));
    for (const key of orphans) await files.remove(key);
    return orphans.length;
  };
}
