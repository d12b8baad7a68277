import {
  dayText,
  decodeCellText,
  isErrorCell,
  momentText,
  NO_VALUE,
  numberText,
  priceText,
  type NumberKind,
} from './cell-text.ts';

/** A cell as the file has it. */
export interface RawCell {
  /** The kind of its value, `t` of the file; empty for a number. */
  readonly type: string;
  readonly style: number;
  /** What is kept as its value; null where nothing is. */
  readonly value: string | null;
  /** The text that stands in the cell itself. */
  readonly inline: string;
  readonly hasFormula: boolean;
}

/** What cells refer to. */
export interface CellTables {
  readonly calendar: 1900 | 1904;
  readonly texts: readonly string[];
  readonly styles: readonly NumberKind[];
  /** The currency that each style shows; only where numbers are read as prices. */
  readonly signs?: readonly string[] | undefined;
}

/**
 * A cell as people would type it: numbers with a point, days as `2026-11-28`, with their hour as `2026-11-28T10:00`, yes or no, hundredths with their sign, so that nobody
 * takes 21 % for 0.21. A formula is its value; one without a value, and one that failed, is an error as spreadsheets write it.
 */
export function readCell(
  { type, style, value, inline, hasFormula }: RawCell,
  { calendar, texts, styles, signs }: CellTables,
): string {
  if (type === 'inlineStr') return decodeCellText(inline);
  if (value === null) return hasFormula ? NO_VALUE : '';
  if (type === 'str') return decodeCellText(value);
  const said = value.trim();
  if (type === 's') return texts[Number(said)] ?? '';
  if (type === 'e') return isErrorCell(said) ? said : NO_VALUE;
  if (said === '') return '';
  if (type === 'b') return said === '1' || said === 'true' ? 'yes' : 'no';
  const kind = styles[style] ?? 'number';
  if (type === 'd') return said.slice(0, kind === 'moment' ? 'YYYY-MM-DDTHH:MM'.length : 'YYYY-MM-DD'.length);
  const number = Number(said);
  if (!Number.isFinite(number)) return said;
  if (kind === 'date') return dayText(number, calendar);
  if (kind === 'moment') return momentText(number, calendar);
  if (kind === 'number' && signs !== undefined) return priceText(number, signs[style] ?? '');
  return kind === 'percent' ? `${numberText(number * 100)}%` : numberText(number);
}
