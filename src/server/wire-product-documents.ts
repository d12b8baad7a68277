import { addProductDocument } from './catalogue/product-documents/add-document.ts';
import {
  changeDocument,
  moveDocument,
  removeDocument,
} from './catalogue/product-documents/change-documents.ts';
import { listDocuments, readDocument } from './catalogue/product-documents/read-documents.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';
import type { Files } from './ports/files.ts';
import { wireScanner } from './wire-files.ts';

/** What staff do with documents of products, and how they are read. */
export function wireProductDocuments(
  fileStore: { readonly database: Database; readonly files: Files },
  { feed, settings }: { readonly feed: ChangeFeed; readonly settings: Settings },
) {
  const { database } = fileStore;
  return {
    productDocuments: {
      list: listDocuments(database),
      add: awaitInvalidation(feed, addProductDocument({ ...fileStore, scanner: wireScanner(settings) })),
      change: awaitInvalidation(feed, changeDocument(database)),
      move: awaitInvalidation(feed, moveDocument(database)),
      remove: awaitInvalidation(feed, removeDocument(database)),
      read: readDocument(fileStore),
    },
  };
}
