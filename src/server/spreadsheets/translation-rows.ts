import { TRANSLATED_INTO, type TranslationFile } from '../../domain/messages/translation-file.ts';

const REFUSALS = ['no-xliff', 'other-language', 'too-many'] as const;

/** A file of translations as the rows that a thread hands over: its language or why it is not read, then its units. */
export const translationRows = (file: TranslationFile): readonly (readonly string[])[] =>
  file.ok
    ? [
        [file.locale],
        ...file.units.map(({ key, version, source, target }) => [key, String(version), source, target]),
      ]
    : [[file.reason]];

/** The same again. */
export function translationsOf(table: readonly (readonly string[])[]): TranslationFile {
  const [[said] = [''], ...rows] = table;
  const locale = TRANSLATED_INTO.find((each) => each === said);
  if (locale === undefined)
    return { ok: false, reason: REFUSALS.find((each) => each === said) ?? 'no-xliff' };
  return {
    ok: true,
    locale,
    units: rows.map(([key = '', version = '', source = '', target = '']) => ({
      key,
      version: Number(version),
      source,
      target,
    })),
  };
}
