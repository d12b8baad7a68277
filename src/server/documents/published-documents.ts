import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Block, ContentPage, PageSection } from '../../content/pages/content-page.ts';
import { isTermsName, type TermsName } from '../../content/pages/page-shapes.ts';
import { PAGES } from '../../content/pages/pages.ts';
import { sellerOfPage, sellersEdition, withSellerData } from '../../content/pages/sellers.ts';
import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { editionName, printEdition } from '../../domain/pages/terms/editions.ts';
import { sectionsTogether } from '../../domain/pages/terms/sections.ts';
import { messagesOf } from '../messages/messages.ts';
import {
  findTermsEdition,
  pageOfTerms,
  standingOfTerms,
  termsInForce,
  type TermsEdition,
} from '../messages/terms-in-force.ts';
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

/** The day of a page that says none. */
const UNDATED = '2026-01-01';

/** What a document says of the edition of terms that it is made of: that it holds, until when it did, or from when it will. */
function describeEdition(page: TermsName, edition: TermsEdition, locale: Locale): string {
  const { translate: t } = messagesOf(locale);
  const date = printEdition(editionName(edition), locale);
  const standing = standingOfTerms(page, edition);
  switch (standing.kind) {
    case 'holds':
      return t('page.updated', { date });
    case 'ahead':
      return t('document.edition.ahead', { date });
    case 'former':
      return t('document.edition.former', {
        date,
        until: formatDate(standing.until, locale, 'UTC', 'short'),
      });
    case 'replaced':
      return t('document.edition.replaced', { date, next: printEdition(editionName(standing.by), locale) });
  }
}

/** Since when the words of a document hold: of terms by their edition, of other pages by the day on which they were written. */
function datedText(pageName: SourcePage, locale: Locale, edition: TermsEdition | null): string {
  if (isTermsName(pageName)) return describeEdition(pageName, edition ?? termsInForce(pageName), locale);
  const { prose, translate: t } = messagesOf(locale);
  const day = prose.page(pageName).updatedOn ?? UNDATED;
  return t('page.updated', { date: formatDate(day, locale, 'UTC', 'short') });
}

/** A section of a static page as a document, what staff added after it included, with the same words and who answers for them at its end (C §2, R31). */
function pageDocument(
  page: ContentPage,
  [section, ...own]: readonly [PageSection, ...(readonly PageSection[])],
  { locale, dated }: { readonly locale: Locale; readonly dated: string },
): PrintedDocument {
  const { translate: t } = messagesOf(locale);
  const day = page.updatedOn ?? UNDATED;
  return {
    locale,
    title: section.title,
    author: sellerOfPage(locale).name,
    day,
    byline: [page.title, dated],
    parts: [
      ...bodyOf(section, locale),
      ...own.flatMap((each) => [{ kind: 'heading', text: each.title } as const, ...bodyOf(each, locale)]),
      ...sellerParts(locale),
    ],
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

type SourcePage = (typeof PUBLISHED_DOCUMENTS)[DocumentName]['page'];

/** The page that a document is made of: as it holds, or as an edition of its terms has it. */
function pageOf(pageName: SourcePage, locale: Locale, edition: TermsEdition | null): ContentPage {
  if (edition === null) return messagesOf(locale).prose.page(pageName);
  return withSellerData(pageOfTerms(edition.texts[locale], { updatedOn: edition.day, edition: null }));
}

async function publish(
  name: DocumentName,
  { locale, edition, dated }: { locale: Locale; edition: TermsEdition | null; dated: string },
): Promise<PublishedDocument> {
  const { page: pageName, section: id } = PUBLISHED_DOCUMENTS[name];
  const page = pageOf(pageName, locale, edition);
  // An edition may be older than a document that the program came to have.
  const sections = page.sections.some((each) => each.id === id)
    ? page.sections
    : PAGES[pageName][locale].sections;
  const [section, ...own] = isTermsName(pageName)
    ? sectionsTogether(sections, id)
    : sections.filter((each) => each.id === id);
  if (!section) throw new Error(`The page ${pageName} has no section ${id}`);
  const bytes = await drawDocument(pageDocument(page, [section, ...own], { locale, dated }));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  return { title: section.title, bytes, etag };
}

const NAMES = Object.keys(PUBLISHED_DOCUMENTS) as DocumentName[];
const SOURCES: ReadonlyMap<string, readonly [DocumentName, Locale]> = new Map(
  NAMES.flatMap((name) =>
    PUBLISHED_DOCUMENTS[name].locales.map((locale) => [documentPath(name, locale), [name, locale]] as const),
  ),
);

/** The edition of terms that a document is asked for in; undefined for one that is not known. */
function editionOf(name: DocumentName, asked: string | null): TermsEdition | null | undefined {
  if (asked === null) return null;
  const { page } = PUBLISHED_DOCUMENTS[name];
  return (isTermsName(page) ? findTermsEdition(page, asked) : null) ?? undefined;
}

/** What changes a document without being asked for: the sellers, the texts of its language, and the terms that hold. */
const hashOf = (name: DocumentName, locale: Locale): string => {
  const { page } = PUBLISHED_DOCUMENTS[name];
  const terms = isTermsName(page) ? termsInForce(page).digest : '';
  return `${sellersEdition()} ${messagesOf(locale).hash} ${terms}`;
};

/** Documents of editions that do not hold, which are rarely asked for: so many are kept. */
const FORMER_MAX = 60;

/**
 * Finds what is published under a path of `/documents/`, of terms also in an edition by its name; null for any other path, and for an edition that is not known. A document
 * is rendered when it is first asked for and kept until its text changes: there are as many as PUBLISHED_DOCUMENTS names, some 40 kB each, and the last 60 of
 * editions.
 */
export function publishedDocuments(): (
  path: string,
  edition?: string | null,
) => Promise<PublishedDocument> | null {
  type Kept = { readonly hash: string; readonly drawn: Promise<PublishedDocument> };
  const inForce = new Map<string, Kept>();
  const ofEditions = new LRUCache<string, Kept>({ max: FORMER_MAX });
  return (path, asked = null) => {
    const [name, locale] = SOURCES.get(path) ?? [];
    if (name === undefined || locale === undefined) return null;
    const edition = editionOf(name, asked);
    if (edition === undefined) return null;
    const kept = edition === null ? inForce : ofEditions;
    const key = `${path} ${asked}`;
    // An edition comes into force and goes out of it without being changed.
    const dated = datedText(PUBLISHED_DOCUMENTS[name].page, locale, edition);
    const hash = `${hashOf(name, locale)} ${edition?.digest ?? ''} ${dated}`;
    const known = kept.get(key);
    if (known?.hash === hash) return known.drawn;
    const drawn = publish(name, { locale, edition, dated });
    kept.set(key, { hash, drawn });
    drawn.catch(() => kept.delete(key)); // the next reader tries again
    return drawn;
  };
}
