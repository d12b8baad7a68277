import { LOCALES, type Locale } from '../../locale/locale.ts';
import { readWritten, writeSection, type Slip } from './notation.ts';
import { partsOfSection, type TermsTexts, type WrittenBlock } from './terms-text.ts';

/** What keeps terms from being published: in which section, and of which languages or which clause. */
export type TermsUnready =
  /** A language lacks the words that another has. */
  | { readonly kind: 'language'; readonly section: string; readonly locales: readonly Locale[] }
  /** The languages have different numbers of clauses, lists and paragraphs. */
  | { readonly kind: 'count'; readonly section: string; readonly counts: readonly number[] }
  /** In one place one language has a clause and another a list or a paragraph; `place` counts from 1. */
  | { readonly kind: 'mixed'; readonly section: string; readonly place: number }
  /** A clause or list has different numbers of items. */
  | {
      readonly kind: 'items';
      readonly section: string;
      readonly place: number;
      readonly counts: readonly number[];
    }
  /** No language says anything, though a document is made of the section. */
  | { readonly kind: 'empty'; readonly section: string }
  /** A line that no form would take today: of a draft that began with an edition of before a rule. */
  | { readonly kind: 'slip'; readonly section: string; readonly locale: Locale; readonly slip: Slip };

const itemsIn = (block: WrittenBlock | undefined): number =>
  block === undefined || block.kind === 'paragraph' ? 0 : block.items.length;

const isOne = (values: readonly unknown[]): boolean => new Set(values).size === 1;

/** Compares the languages of each section; empty where a lawyer would find the same clauses and sentences in all of them. */
export function unreadyTerms(terms: TermsTexts): readonly TermsUnready[] {
  return terms.uk.sections.flatMap(({ id: section }): readonly TermsUnready[] => {
    const found = LOCALES.map((locale) => terms[locale].sections.find(({ id }) => id === section));
    const written = found.map((each) => (each === undefined ? [] : partsOfSection(each).written));
    const counts = written.map(({ length }) => length);
    if (Math.max(...counts) === 0) {
      const blocks = found.flatMap((each) => each?.blocks ?? []);
      const isNeeded = blocks.length === 0 || blocks.some(({ kind }) => kind === 'documents');
      return isNeeded ? [{ kind: 'empty', section }] : [];
    }
    const locales = LOCALES.filter((_, place) => counts[place] === 0);
    if (locales.length > 0) return [{ kind: 'language', section, locales }];
    if (!isOne(counts)) return [{ kind: 'count', section, counts }];
    return (written[0] ?? []).flatMap((_, index): readonly TermsUnready[] => {
      const blocks = written.map((each) => each[index]);
      if (!isOne(blocks.map((each) => each?.kind))) return [{ kind: 'mixed', section, place: index + 1 }];
      const items = blocks.map(itemsIn);
      return isOne(items) ? [] : [{ kind: 'items', section, place: index + 1, counts: items }];
    });
  });
}

/** Slips in terms that no form was read for, by section, language and line of its form. `values` are the names in braces that prose knows. */
export const slipsOfTerms = (terms: TermsTexts, values: readonly string[]): readonly TermsUnready[] =>
  LOCALES.flatMap((locale) =>
    terms[locale].sections.flatMap((each): readonly TermsUnready[] => {
      const read = readWritten(writeSection(each), values);
      return read.ok ? [] : read.slips.map((slip) => ({ kind: 'slip', section: each.id, locale, slip }));
    }),
  );

/** The lines of one text that another does not have, in their order. */
const linesOnlyIn = (text: string, other: string): string => {
  const known = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n');
};

/** Two texts down to the lines in which they differ; whole where the same lines stand in another order. */
function differing(before: string, after: string): readonly [before: string, after: string] {
  const lines = [linesOnlyIn(before, after), linesOnlyIn(after, before)] as const;
  return lines[0] === '' && lines[1] === '' ? [before, after] : lines;
}

/**
 * What one text of terms says otherwise than another, for the log and for two versions side by side: `title.{id}.{language}` of sections that are called otherwise, are
 * new or gone, and `section.{id}.{language}`, of each the lines that differ, as staff write them.
 */
export const changesOfTerms = (
  before: TermsTexts,
  after: TermsTexts,
): Readonly<Record<string, readonly [before: string, after: string]>> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const find = (terms: TermsTexts, section: string) =>
        terms[locale].sections.find(({ id }) => id === section);
      const ids = [...before[locale].sections, ...after[locale].sections].map(({ id }) => id);
      return [...new Set(ids)].flatMap((id) => {
        const [was, is] = [find(before, id), find(after, id)];
        const titles = [was?.title ?? '', is?.title ?? ''] as const;
        const words = [was ? writeSection(was) : '', is ? writeSection(is) : ''] as const;
        return [
          ...(titles[0] === titles[1] ? [] : [[`title.${id}.${locale}`, titles] as const]),
          ...(words[0] === words[1] ? [] : [[`section.${id}.${locale}`, differing(...words)] as const]),
        ];
      });
    }),
  );
