import { parse } from 'csv-parse/sync';
import type { Locale } from '../domain/locale/locale.ts';

const DELIMITERS = [';', ',', '\t'] as const;

/** The signs by which spreadsheets of a language write a CSV that is not UTF-8; an English page may be anybody’s. */
const OLD_ENCODING = { uk: 'windows-1251', pl: 'windows-1250', en: null } as const;

/** Whether a text that is not UTF-8 was meant to be: what can be read of it is more than what cannot. In an old encoding letters are read by chance alone. */
function isBroken(bytes: Uint8Array): boolean {
  let [letters, unread] = [0, 0];
  for (const sign of new TextDecoder('utf-8').decode(bytes)) {
    if (sign === '\uFFFD') unread++;
    else if (sign > '\u007F') letters++;
  }
  return letters > unread;
}

/** UTF-8, or else what programs of the language write; UTF-16 by its mark. Null where the signs cannot be known, for they would become others. */
export function decodeText(bytes: Uint8Array, locale: Locale): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const old = OLD_ENCODING[locale];
    return old === null || isBroken(bytes) ? null : new TextDecoder(old).decode(bytes);
  }
}

/** The delimiter that the header has most of. One for all lines: a list of them would split decimal commas. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/));
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

const TITLE_LINES = 20;

/** The delimiter of a file whose header may stand below a title: the one that half of the first lines have, commas last, which stand in titles and amounts too. */
function delimiterBelowTitle(text: string): string {
  const lines = text
    .split(/\r?\n/, TITLE_LINES * 2)
    .filter((line) => line.trim() !== '')
    .slice(0, TITLE_LINES);
  const isUsual = (delimiter: string) =>
    lines.filter((line) => line.includes(delimiter)).length * 2 >= lines.length;
  return [';', '\t'].find(isUsual) ?? ',';
}

/**
 * A CSV file as rows of cells, as programs of the language write it: the first line shows the delimiter, or the first twenty where
 * lines of a title may stand above it (`hasTitle`). No more rows than
 * `rowsMax` are read: millions of empty ones fit into a few megabytes. Null where it is no CSV: a quotation mark is open, unless
 * `hasLooseQuotes` says that they are signs like others, or a sign that no text has.
 */
export function readCsv(
  text: string,
  {
    rowsMax,
    hasLooseQuotes = false,
    hasTitle = false,
  }: { readonly rowsMax: number; readonly hasLooseQuotes?: boolean; readonly hasTitle?: boolean },
): readonly (readonly string[])[] | null {
  if (text.includes('\0')) return null;
  try {
    return parse(text, {
      bom: true,
      delimiter: hasTitle ? delimiterBelowTitle(text) : delimiterOf(text),
      relax_column_count: true,
      max_record_size: 100_000,
      to: rowsMax,
      relax_quotes: hasLooseQuotes,
    });
  } catch {
    return null;
  }
}
