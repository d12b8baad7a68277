import { LOCALES, type Locale, type Localized } from '../../locale/locale.ts';
import { isOwnSection } from '../arrangement.ts';
import {
  withSection,
  type TermsPage,
  type TermsSection,
  type TermsTexts,
  type WrittenBlock,
} from './terms-text.ts';

/** What staff do with the sections of terms. */
export type SectionStep =
  /** Other titles and words of a section. */
  | {
      readonly kind: 'write';
      readonly section: string;
      readonly titles: Localized;
      readonly written: Localized<readonly WrittenBlock[]>;
    }
  /** A section of their own without words yet, after another; the form that adds it names it, so that sending it twice adds one. */
  | {
      readonly kind: 'add';
      readonly section: string;
      readonly after: string;
      readonly titles: Localized;
    }
  /** One of their own is taken away; those that the program came with stay, for links and documents lead to them. */
  | { readonly kind: 'remove'; readonly section: string };

/** The same terms with other sections in each language. */
const inEach = (
  terms: TermsTexts,
  change: (sections: readonly TermsSection[], locale: Locale) => readonly TermsSection[],
): TermsTexts => {
  const changed = (locale: Locale): TermsPage => ({
    ...terms[locale],
    sections: [...change(terms[locale].sections, locale)],
  });
  return { uk: changed('uk'), pl: changed('pl'), en: changed('en') };
};

const hasSection = (terms: TermsTexts, id: string): boolean =>
  LOCALES.some((locale) => terms[locale].sections.some((section) => section.id === id));

const withTitles = (terms: TermsTexts, id: string, titles: Localized): TermsTexts =>
  inEach(terms, (sections, locale) =>
    sections.map((section) => (section.id === id ? { ...section, title: titles[locale] } : section)),
  );

const added = (
  terms: TermsTexts,
  { section: id, after, titles }: Extract<SectionStep, { kind: 'add' }>,
): TermsTexts =>
  inEach(terms, (sections, locale) => {
    const place = sections.findIndex((section) => section.id === after) + 1;
    return sections.toSpliced(place === 0 ? sections.length : place, 0, {
      id,
      title: titles[locale],
      blocks: [],
    });
  });

/** Terms after a step; what is so already stays. Null where there is no section that the step may be taken with. */
export function afterStep(terms: TermsTexts, step: SectionStep): TermsTexts | null {
  switch (step.kind) {
    case 'write': {
      const written = withSection(terms, step.section, step.written);
      return written && withTitles(written, step.section, step.titles);
    }
    case 'add':
      if (!isOwnSection(step.section)) return null;
      if (hasSection(terms, step.section)) return withTitles(terms, step.section, step.titles);
      return hasSection(terms, step.after) ? added(terms, step) : null;
    case 'remove':
      return isOwnSection(step.section)
        ? inEach(terms, (sections) => sections.filter(({ id }) => id !== step.section))
        : null;
  }
}

/** A section and those that staff added after it, which are printed in the same document; empty where there is no such section. */
export function sectionsTogether<Section extends { readonly id: string }>(
  sections: readonly Section[],
  id: string,
): readonly Section[] {
  const first = sections.findIndex((section) => section.id === id);
  if (first === -1) return [];
  const next = sections.findIndex((section, place) => place > first && !isOwnSection(section.id));
  return sections.slice(first, next === -1 ? undefined : next);
}
