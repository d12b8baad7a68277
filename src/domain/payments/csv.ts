import type { Locale } from '../locale/locale.ts';

/** What spreadsheets would calculate: cells that begin so, in full width too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A line of a CSV file with its end (RFC 4180), in the dialect that spreadsheets of a language open as columns: where the comma is the
 * decimal mark, a semicolon separates. A text that a spreadsheet would run as a formula is led by an apostrophe (OWASP, CSV Injection);
 * a decimal number, which is none, stays as it is.
 */
export const csvLine = (cells: readonly string[], locale: Locale): string =>
  `${cells.map(cell).join(locale === 'en' ? ',' : ';')}\r\n`;

/** A decimal number as spreadsheets of a language read it, `-5,00`: with no grouping, and a plain minus. */
export const csvNumber = (value: number, decimals: number, locale: Locale): string =>
  value.toFixed(decimals).replace('.', locale === 'en' ? '.' : ',');

/** By this programs know the file as UTF-8; it stands before the first line. */
export const CSV_START = '\uFEFF';

/** A whole file of lines, its head first. */
export const csvFile = (lines: readonly (readonly string[])[], locale: Locale): string =>
  CSV_START + lines.map((cells) => csvLine(cells, locale)).join('');
