import { createHash } from 'node:crypto';
import type { ContentPage } from '../../content/pages/content-page.ts';
import { PAGES } from '../../content/pages/pages.ts';
import { withSellerData } from '../../content/pages/sellers.ts';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { messagesOf } from '../messages/messages.ts';
import { drawDocument } from './draw-document.ts';
import { pageDocument } from './page-document.ts';

/** A document ready to be sent. */
export interface PublishedDocument {
  /** What a reader’s disk should call it, in the document’s language. */
  readonly title: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** Says which bytes these are; the same on every instance. */
  readonly etag: string;
}

async function publish(name: DocumentName, locale: Locale): Promise<PublishedDocument> {
  const { page: pageName, section: id } = PUBLISHED_DOCUMENTS[name];
  const page = withSellerData<ContentPage>(PAGES[pageName][locale]);
  const section = page.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The page ${pageName} has no section ${id}`);
  const bytes = await drawDocument(pageDocument(page, section, locale));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  return { title: section.title, bytes, etag };
}

const NAMES = Object.keys(PUBLISHED_DOCUMENTS) as DocumentName[];
const SOURCES: ReadonlyMap<string, readonly [DocumentName, Locale]> = new Map(
  NAMES.flatMap((name) =>
    PUBLISHED_DOCUMENTS[name].locales.map((locale) => [documentPath(name, locale), [name, locale]] as const),
  ),
);

/**
 * Finds what is published under a path of `/documents/`; null for any other path. A document is drawn when it is first
 * asked for and kept until the shop says something else: there are as many as PUBLISHED_DOCUMENTS names, some 40 kB each.
 */
export function publishedDocuments(): (path: string) => Promise<PublishedDocument> | null {
  const kept = new Map<string, { readonly hash: string; readonly drawn: Promise<PublishedDocument> }>();
  return (path) => {
    const source = SOURCES.get(path);
    if (!source) return null;
    const { hash } = messagesOf(source[1]);
    const known = kept.get(path);
    if (known?.hash === hash) return known.drawn;
    const drawn = publish(...source);
    kept.set(path, { hash, drawn });
    drawn.catch(() => kept.delete(path)); // the next reader tries again
    return drawn;
  };
}
