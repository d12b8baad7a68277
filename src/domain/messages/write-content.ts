import type { Locale } from '../locale/locale.ts';
import type { Arrangement } from '../pages/arrangement.ts';
import { readWritten } from '../pages/terms/notation.ts';
import { withWritten, type TermsSection, type TermsTexts } from '../pages/terms/terms-text.ts';
import type { ContentPlace } from './content-texts.ts';

/** A translation that was read by the rules of its place. */
interface Said {
  readonly locale: Locale;
  readonly said: string;
}

/** The same arrangement with another translation of one of its texts; as it is where it has no such place. */
export const withTranslation = (
  arrangement: Arrangement,
  place: ContentPlace,
  { locale, said }: Said,
): Arrangement => ({
  ...arrangement,
  sections: arrangement.sections.map((section) => {
    if (place.kind === 'section')
      return section.ref === place.ref && section.title !== null
        ? { ...section, title: { ...section.title, [locale]: said } }
        : section;
    if (place.kind !== 'block') return section;
    const blocks = section.blocks.map((block) =>
      block.id === place.id ? { ...block, [place.part]: { ...block[place.part], [locale]: said } } : block,
    );
    return { ...section, blocks };
  }),
});

/** The same of terms. `values` are the names in braces that prose knows. */
export function withTermsTranslation(
  terms: TermsTexts,
  place: ContentPlace,
  { locale, said, values }: Said & { readonly values: readonly string[] },
): TermsTexts {
  if (place.kind !== 'terms') return terms;
  const rewrite = (section: TermsSection): TermsSection => {
    if (place.part === 'title') return { ...section, title: said };
    const read = readWritten(said, values);
    return read.ok ? withWritten(section, read.written) : section;
  };
  const sections = terms[locale].sections.map((section) =>
    section.id === place.section ? rewrite(section) : section,
  );
  return { ...terms, [locale]: { ...terms[locale], sections } };
}
