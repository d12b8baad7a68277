import { LOCALES } from '../locale/locale.ts';
import { settle, type Arrangement, type PageShape } from './arrangement.ts';

/** An arrangement as named texts, for the log of changes and for two versions side by side. */
export type ArrangementFields = Readonly<Record<string, string>>;

/**
 * What an arrangement says, field by field: `sections` and `hiddenSections` are names with commas between, `pagePicture` a picture, `section.{id}.title.{language}`,
 * `block.{id}.{part}` texts of staff.
 */
export function fieldsOfArrangement(shape: PageShape, arrangement: Arrangement | null): ArrangementFields {
  const { picture, sections } = settle(shape, arrangement);
  return {
    sections: sections.map(({ ref }) => ref).join(', '),
    hiddenSections: sections.flatMap(({ ref, isHidden }) => (isHidden ? [ref] : [])).join(', '),
    pagePicture: picture ?? '',
    ...Object.fromEntries(
      sections.flatMap(({ ref, title, blocks }) => [
        ...LOCALES.map((locale) => [`section.${ref}.title.${locale}`, title?.[locale] ?? ''] as const),
        ...blocks.flatMap((block) => [
          [`block.${block.id}.place`, ref] as const,
          ...LOCALES.map((locale) => [`block.${block.id}.title.${locale}`, block.title[locale]] as const),
          ...LOCALES.map((locale) => [`block.${block.id}.text.${locale}`, block.text[locale]] as const),
          [`block.${block.id}.to`, block.to] as const,
          [`block.${block.id}.picture`, block.picture] as const,
        ]),
      ]),
    ),
    ...Object.fromEntries(
      sections.flatMap(({ ref, blocks }) =>
        blocks.length > 1 ? [[`blocks.${ref}`, blocks.map(({ id }) => id).join(', ')]] : [],
      ),
    ),
  };
}
