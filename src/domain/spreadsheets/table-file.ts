/**
 * Why a file is not read as a table: it is none, or damaged; its letters cannot be known, for it is not UTF-8; it has a password, or is of the format before XLSX; it is too large when
 * unpacked; or reading it takes more time or memory than a table may.
 */
export type TableRefusal = 'no-table' | 'not-utf8' | 'protected' | 'too-large-unpacked' | 'too-complex';

/** A table as it is sent, in bytes at most: ten thousand products with all their fields and texts are 29 MB of CSV. */
export const TABLE_BYTES_MAX = 40 * 1024 * 1024;

/** What a table may be at most; the first four are of XLSX alone. */
export const TABLE_LIMITS = {
  /** All its parts together when unpacked, in bytes. */
  unpackedBytes: 50 * 1024 * 1024,
  /** Parts: a sheet, a picture, a style table. */
  entries: 200,
  /** Unpacked bytes for each packed byte of a part; tables of equal cells come to fifty. */
  ratio: 200,
  /** A part that is unpacked to less, in bytes, may have any ratio. */
  ratioFromBytes: 1024 * 1024,
  /** Columns that have a value. */
  columns: 1000,
  /** Cells of all rows, the empty ones before a row's last value among them. */
  cells: 5_000_000,
  /** Characters of a cell, as spreadsheets have it. */
  cellCharacters: 32_767,
  /** Characters of all cells: a text that many cells share is unpacked once and handed over with each. */
  characters: 50_000_000,
} as const;

/** Begins every ZIP file, and so every XLSX file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Begins the container of XLS files, and of XLSX files with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** What a file is by its first bytes, whatever its name says. */
export function kindOfTable(bytes: Uint8Array): 'xlsx' | 'compound' | 'text' {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(ZIP)) return 'xlsx';
  return begins(COMPOUND) ? 'compound' : 'text';
}
