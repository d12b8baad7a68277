import { columnPlace } from '../../domain/spreadsheets/cell-text.ts';
import { readCell, type CellTables } from '../../domain/spreadsheets/read-cell.ts';
import { TABLE_LIMITS } from '../../domain/spreadsheets/table-file.ts';
import { parseXml } from './parse-xml.ts';
import { TableRefused } from './table-refused.ts';
import { openParts } from './unpack.ts';
import { readWorkbook } from './read-workbook.ts';

/** Gathers rows of cells, each in its place; empty cells at a row's end are left out, and empty rows at the table's. */
function rowsOf(workbook: CellTables, rowsMax: number) {
  const rows: string[][] = [];
  let [row, column, cells]: [number, number, string[]] = [0, -1, []];
  let [count, characters] = [0, 0];
  let [type, style, hasFormula, inline, isPhonetic] = ['', 0, false, '', false];
  let value: string | null = null;
  let reading: 'value' | 'inline' | null = null;

  function keepCell() {
    const text = readCell({ type, style, value, inline, hasFormula }, workbook);
    if (text === '') return;
    characters += text.length;
    if (text.length > TABLE_LIMITS.cellCharacters || characters > TABLE_LIMITS.characters)
      throw new TableRefused('too-complex');
    if (column >= TABLE_LIMITS.columns) throw new TableRefused('too-complex');
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }
  /** Answers whether there are as many rows as are read. */
  function keepRow(): boolean {
    if (cells.length === 0) return false;
    count += cells.length;
    if (count > TABLE_LIMITS.cells) throw new TableRefused('too-complex');
    // What stands far below is a row too many, however many empty ones are above it.
    while (rows.length < Math.min(row, rowsMax) - 1) rows.push([]);
    if (row <= rows.length) throw new TableRefused('no-table');
    rows.push(cells);
    return rows.length >= rowsMax;
  }
  return {
    rows,
    open(name: string, attribute: (name: string) => string) {
      if (name === 'row') {
        row = Number(attribute('r')) || row + 1;
        [column, cells] = [-1, []];
      } else if (name === 'c') {
        column = columnPlace(attribute('r')) ?? column + 1;
        [type, style, hasFormula, inline, value] = [attribute('t'), Number(attribute('s')), false, '', null];
      } else if (name === 'f') hasFormula = true;
      else if (name === 'v') [reading, value] = ['value', ''];
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't' && !isPhonetic) reading = 'inline';
    },
    text(said: string) {
      if (reading === 'value') value += said;
      else if (reading === 'inline') inline += said;
    },
    close(name: string): boolean {
      if (name === 'v' || name === 't') reading = null;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') keepCell();
      else if (name === 'row') return keepRow();
      return name === 'sheetData';
    },
  };
}

/**
 * Reads the first sheet of an XLSX file as rows of cells, no more than `rowsMax`; a row's place is its number less one. Numbers of a price list are read as prices. Throws
 * `TableRefused`. For a thread of its own: it computes as long as the file is large.
 */
export async function readSheet(
  bytes: Buffer,
  { rowsMax, isPriceList }: { readonly rowsMax: number; readonly isPriceList: boolean },
): Promise<readonly (readonly string[])[]> {
  const parts = await openParts(bytes);
  const workbook = await readWorkbook(parts);
  const sheet = await parts.read(workbook.sheet);
  if (sheet === null) throw new TableRefused('no-table');
  const tables = isPriceList ? workbook : { ...workbook, signs: undefined };
  const { rows, ...heard } = rowsOf(tables, rowsMax);
  await parseXml(sheet, heard);
  return rows;
}
