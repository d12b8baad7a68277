import { createHash } from 'node:crypto';
import type { Block, ContentPage } from '../../content/pages/content-page.ts';
import { LEGAL_TERMS_VERSION } from '../../content/pages/legal-terms.ts';
import type { TermsName } from '../../content/pages/page-shapes.ts';
import { PAGES } from '../../content/pages/pages.ts';
import { PUBLISHED_DOCUMENTS, type DocumentName } from '../../content/pages/published-documents.ts';
import { TERMS_VERSION } from '../../content/pages/terms.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import { localized } from '../../domain/locale/localized.ts';
import { dayIn } from '../../domain/locale/market.ts';
import {
  editionName,
  editionsOn,
  standingOf,
  type EditionDay,
  type EditionMade,
  type Editions,
  type EditionStanding,
} from '../../domain/pages/terms/editions.ts';
import { noteTag } from '../changes/tags.ts';
import { readTermsTexts, type TermsPage, type TermsTexts } from '../../domain/pages/terms/terms-text.ts';

/** An edition of terms that was published, or came with a release. */
export interface TermsEdition extends EditionMade {
  readonly texts: TermsTexts;
  readonly digest: string;
}

const SHIPPED_DAY: Readonly<Record<TermsName, string>> = {
  terms: TERMS_VERSION,
  'legal-terms': LEGAL_TERMS_VERSION,
};

/** Says which words these are. */
export const digestOfTerms = (texts: TermsTexts): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);

/** The terms that this release came with. */
export interface ShippedTerms {
  readonly texts: TermsTexts;
  readonly digest: string;
  /** The day from which they hold, ISO 8601. */
  readonly day: string;
}

const shipped = new Map<TermsName, ShippedTerms>();

export function shippedTerms(page: TermsName): ShippedTerms {
  const known = shipped.get(page);
  if (known !== undefined) return known;
  const texts = readTermsTexts(PAGES[page]);
  if (texts === null) throw new Error(`The page ${page} has blocks that no edition can have`);
  const read = { texts, digest: digestOfTerms(texts), day: SHIPPED_DAY[page] };
  shipped.set(page, read);
  return read;
}

type ByPage = ReadonlyMap<TermsName, readonly TermsEdition[]>;
let editions: ByPage = new Map();

/** Puts the editions of all pages in force in this process; none before they are read: then what the release came with holds. */
export function setTermsEditions(given: ByPage): void {
  editions = given;
}

const today = (): string => dayIn('Europe/Kyiv', new Date().toISOString());

/** What holds and what is announced today, in Kyiv. */
export function termsEditions(page: TermsName): Editions<TermsEdition> {
  noteTag(`page:${page}`);
  return editionsOn(editions.get(page) ?? [], today());
}

/** What this release came with, as an edition: as it was entered, or by its day before it was. */
function shippedEdition(page: TermsName): TermsEdition {
  const { texts, digest, day } = shippedTerms(page);
  const entered = editions.get(page)?.find((each) => !each.isStaffs && each.digest === digest);
  return entered ?? { day, number: 1, isStaffs: false, madeAt: day, madeOn: day, texts, digest };
}

/** The edition that holds today. */
export const termsInForce = (page: TermsName): TermsEdition =>
  termsEditions(page).staffs ?? shippedEdition(page);

/** The name of the edition that holds today: what consents, contracts and orders keep. */
export const termsVersion = (page: TermsName): string => editionName(termsInForce(page));

/** An edition that holds, held or is announced, by its name; null for any other. */
export function findTermsEdition(page: TermsName, name: string): TermsEdition | null {
  const { held, ahead } = termsEditions(page);
  return [...held, ...ahead, termsInForce(page)].find((each) => editionName(each) === name) ?? null;
}

/** What an edition that holds, held or is announced is today. */
export const standingOfTerms = (page: TermsName, edition: EditionDay): EditionStanding =>
  standingOf({ ...termsEditions(page), current: termsInForce(page) }, edition);

const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(PUBLISHED_DOCUMENTS, name);

/** A page of an edition as pages are shown: what a release knows no more is left out. `edition` is the name that its documents are taken away under; null for those in force. */
export const pageOfTerms = (
  { sections, ...head }: TermsPage,
  { updatedOn, edition }: { readonly updatedOn: string; readonly edition: string | null },
): ContentPage => ({
  ...head,
  updatedOn,
  sections: sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'documents') return [block];
      const { kind, name } = block;
      return isDocumentName(name) ? [{ kind, name, ...(edition !== null && { edition }) }] : [];
    }),
  })),
});

const pages = new WeakMap<TermsEdition, Localized<ContentPage>>();

/** The page of an edition in a language. What the release itself came with is answered as it is where it holds. */
export function termsPage(page: TermsName, locale: Locale): ContentPage {
  const { staffs } = termsEditions(page);
  if (staffs === null) return PAGES[page][locale];
  const known =
    pages.get(staffs) ??
    localized((each) => pageOfTerms(staffs.texts[each], { updatedOn: staffs.day, edition: null }));
  pages.set(staffs, known);
  return known[locale];
}
