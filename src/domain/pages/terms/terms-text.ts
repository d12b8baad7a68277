import * as v from 'valibot';
import type { Locale, Localized } from '../../locale/locale.ts';

/** Bounds of what staff write: sections of a page, clauses, lists and paragraphs of a section, items of a clause or list. */
export const TERMS_SECTIONS_MAX = 40;
export const TERMS_BLOCKS_MAX = 80;
export const TERMS_ITEMS_MAX = 60;
/** Characters of one title, item or paragraph. */
export const TERMS_LINE_MAX = 3000;

const text = v.pipe(v.string(), v.maxLength(TERMS_LINE_MAX));
const items = v.pipe(v.array(text), v.maxLength(TERMS_ITEMS_MAX));

const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('paragraph'), text }),
  v.strictObject({ kind: v.literal('list'), items }),
  /** Numbered sentences under a title. */
  v.strictObject({ kind: v.literal('clause'), title: text, items }),
  v.strictObject({
    kind: v.literal('link'),
    text,
    to: v.custom<`/${string}`>((to) => typeof to === 'string' && /^\/[\w/#-]{0,200}$/.test(to)),
  }),
  v.strictObject({ kind: v.literal('documents'), name: v.pipe(v.string(), v.maxLength(60)) }),
  v.strictObject({ kind: v.literal('warranty-table') }),
  v.strictObject({ kind: v.literal('seller-table') }),
]);

const page = v.object({
  title: text,
  lead: text,
  description: text,
  sections: v.pipe(
    v.array(
      v.strictObject({
        /** The anchor, the same in every language. */
        id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/)),
        title: text,
        // What the program puts beside them counts, too.
        blocks: v.pipe(v.array(block), v.maxLength(TERMS_BLOCKS_MAX + 10)),
      }),
    ),
    v.maxLength(TERMS_SECTIONS_MAX),
  ),
});

const texts = v.strictObject({ uk: page, pl: page, en: page });

/** A piece of terms. The tables hold no data: the screen fills them from what the shop says of itself. */
export type TermsBlock = v.InferOutput<typeof block>;
/** A piece that staff write; all others are the program's, and stay where they are. */
export type WrittenBlock = Extract<TermsBlock, { kind: 'paragraph' | 'list' | 'clause' }>;
export type TermsSection = v.InferOutput<typeof page>['sections'][number];

/** A page of terms in one language. */
export type TermsPage = v.InferOutput<typeof page>;
/** A page of terms in all languages. */
export type TermsTexts = Localized<TermsPage>;

/** Terms as they are stored or shipped, with their keys in one order; null for what is none, or no more. */
export function readTermsTexts(stored: unknown): TermsTexts | null {
  const read = v.safeParse(texts, stored);
  return read.success ? read.output : null;
}

/** Whether two texts are the same, word by word. Both are as they were read. */
export const isSameTerms = (one: TermsTexts, other: TermsTexts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const WRITTEN: ReadonlySet<string> = new Set(['paragraph', 'list', 'clause']);
export const isWritten = (each: TermsBlock): each is WrittenBlock => WRITTEN.has(each.kind);

/** What opens a section where no text shows it. */
const OPENING: ReadonlySet<string> = new Set(['documents', 'warranty-table']);

/** A section taken apart: what of the program stands before the words, the words, and what stands after them. */
export function partsOfSection({ blocks }: Pick<TermsSection, 'blocks'>) {
  const first = blocks.findIndex(isWritten);
  const ends = first === -1 ? blocks.findIndex(({ kind }) => !OPENING.has(kind)) : first;
  const opening = blocks.slice(0, ends === -1 ? blocks.length : ends);
  const rest = blocks.slice(opening.length);
  return {
    opening,
    written: rest.filter(isWritten),
    closing: rest.filter((each) => !isWritten(each)),
  };
}

/** The same section with other words. */
export function withWritten(section: TermsSection, written: readonly WrittenBlock[]): TermsSection {
  const { opening, closing } = partsOfSection(section);
  return { ...section, blocks: [...opening, ...written, ...closing] };
}

/** The same terms with other words in a section; null where there is no such section. */
export function withSection(
  terms: TermsTexts,
  id: string,
  written: Localized<readonly WrittenBlock[]>,
): TermsTexts | null {
  const rewrite = (locale: Locale): TermsPage => ({
    ...terms[locale],
    sections: terms[locale].sections.map((section) =>
      section.id === id ? withWritten(section, written[locale]) : section,
    ),
  });
  return terms.uk.sections.some((section) => section.id === id)
    ? { uk: rewrite('uk'), pl: rewrite('pl'), en: rewrite('en') }
    : null;
}
