import { Readable } from 'node:stream';
import { columnName, encodeCellText } from '../../domain/spreadsheets/cell-text.ts';
import { packArchive } from '../pack-archive.ts';

/** A cell: a number, or a text that stays one however it looks; empty for nothing. */
export type SpreadsheetCell = string | number;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by their place in `cellXfs`: text that is not taken for a number or a day when it is edited, and the header's. */
const TEXT_STYLE = 1;
const HEADER_STYLE = 2;

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
const font = (mark: string) => `<font>${mark}<sz val="11"/><name val="Calibri"/></font>`;
const xf = (format: number, ofFont: number) =>
  `<xf numFmtId="${format}" fontId="${ofFont}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** All parts but the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${xf(0, 0)}${xf(49, 0)}${xf(49, 1)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

const workbook = (sheetName: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${encodeCellText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

function cellXml(cell: SpreadsheetCell, address: string, style: number): string {
  if (cell === '') return '';
  return typeof cell === 'number'
    ? `<c r="${address}"><v>${cell}</v></c>`
    : `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${encodeCellText(cell)}</t></is></c>`;
}

async function* sheetXml(
  header: readonly string[],
  rows: AsyncIterable<readonly (readonly SpreadsheetCell[])[]>,
) {
  const columns = header.map((_, place) => columnName(place));
  const row = (cells: readonly SpreadsheetCell[], line: number, style: number) =>
    `<row r="${line}">${cells.map((cell, place) => cellXml(cell, `${columns[place]}${line}`, style)).join('')}</row>`;
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${header.length}" width="18" customWidth="1"/></cols><sheetData>`;
  yield row(header, 1, HEADER_STYLE);
  let line = 1;
  for await (const part of rows) yield part.map((cells) => row(cells, ++line, TEXT_STYLE)).join('');
  yield '</sheetData></worksheet>';
}

/**
 * An XLSX file of one sheet, whose header stays in view, made as it is read: rows come in parts, and no more than one part is in memory.
 * Texts stand in their cells, not in a table of texts, which would have to be known before the end. The name has at most 31 characters,
 * and no `"` nor any of `[]:*?/\`.
 */
export function writeSpreadsheet(table: {
  readonly sheetName: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly SpreadsheetCell[])[]>;
}): ReadableStream<Uint8Array> {
  const part = (name: string, open: () => Readable) => ({
    name,
    isCompressed: false,
    open: async () => open(),
  });
  const said = (text: string) => () => Readable.from([HEAD + text], { objectMode: false });
  const file = packArchive([
    ...Object.entries(PARTS).map(([name, text]) => part(name, said(text))),
    part('xl/workbook.xml', said(workbook(table.sheetName))),
    part('xl/worksheets/sheet1.xml', () =>
      Readable.from(sheetXml(table.header, table.rows), { objectMode: false }),
    ),
  ]);
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}
