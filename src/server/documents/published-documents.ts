import { createHash } from 'node:crypto';
import type { Block, ContentPage, PageSection } from '../../content/pages/content-page.ts';
import { sellerOfPage, sellersEdition } from '../../content/pages/sellers.ts';
import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { messagesOf } from '../messages/messages.ts';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import type { Part, PrintedDocument } from './document.ts';
import { sellerParts } from './seller-parts.ts';
import { drawDocument } from './draw-document.ts';

const bullets = (items: readonly string[]): Part => ({
  kind: 'items',
  items: items.map((text) => ({ mark: '•', text })),
});

function warrantyTable(locale: Locale): Part {
  const { translate: t } = messagesOf(locale);
  return {
    kind: 'table',
    columns: [
      { title: t('page.warranty.category'), share: 3 },
      { title: t('page.warranty.period'), align: 'right' },
    ],
    rows: WARRANTY_PERIODS.map(({ goods, years }) => [
      t(`page.warranty.${goods}`),
      t('page.warranty.years', { years }),
    ]),
  };
}

/** A block of the page on paper. `clause` is the number of the next clause. What leads elsewhere is left out. */
function partsOf(block: Block, clause: number, locale: Locale): readonly Part[] {
  switch (block.kind) {
    case 'clause':
      return [
        { kind: 'heading', text: `${clause}. ${block.title}` },
        {
          kind: 'items',
          items: block.items.map((text, index) => ({ mark: `${clause}.${index + 1}`, text })),
        },
      ];
    case 'part':
      return [{ kind: 'heading', text: block.title }, bullets(block.items)];
    case 'list':
      return [bullets(block.items)];
    case 'paragraph':
      return [{ kind: 'paragraph', text: block.text }];
    case 'facts':
      return [{ kind: 'facts', rows: block.rows }];
    case 'warranty-table':
      return [warrantyTable(locale)];
    default:
      return [];
  }
}

function bodyOf({ blocks }: PageSection, locale: Locale): readonly Part[] {
  let clause = 0;
  return blocks.flatMap((block) => {
    if (block.kind === 'clause') clause += 1;
    return partsOf(block, clause, locale);
  });
}

/** A section of a static page as a document, with the same words and who answers for them at its end (C §2, R31). */
function pageDocument(page: ContentPage, section: PageSection, locale: Locale): PrintedDocument {
  const { translate: t } = messagesOf(locale);
  const day = page.updatedOn ?? '2026-01-01';
  return {
    locale,
    title: section.title,
    author: sellerOfPage(locale).name,
    day,
    byline: [page.title, t('page.updated', { date: formatDate(day, locale, 'UTC', 'short') })],
    parts: [...bodyOf(section, locale), ...sellerParts(locale)],
    pageLabel: (number, count) => t('document.page', { number, count }),
  };
}

/** A document ready to be sent. */
interface PublishedDocument {
  /** What a reader’s disk should call it, in the document’s language. */
  readonly title: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** Says which bytes these are; the same on every instance. */
  readonly etag: string;
}

async function publish(name: DocumentName, locale: Locale): Promise<PublishedDocument> {
  const { page: pageName, section: id } = PUBLISHED_DOCUMENTS[name];
  const page = messagesOf(locale).prose.page(pageName);
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
    const hash = `${sellersEdition()} ${messagesOf(source[1]).hash}`;
    const known = kept.get(path);
    if (known?.hash === hash) return known.drawn;
    const drawn = publish(...source);
    kept.set(path, { hash, drawn });
    drawn.catch(() => kept.delete(path)); // the next reader tries again
    return drawn;
  };
}
