import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...targets: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** What goes into an XLSX file: rows of its first sheet as XML, and parts beside or instead of its own. */
interface XlsxContent {
  readonly rows?: string;
  /** Texts or bytes by the names of parts; null takes one away. */
  readonly parts?: Readonly<Record<string, string | Buffer | null>>;
}

/** An XLSX file as spreadsheets write it, with a table of texts (`id`, `007`) and four styles: number, day, hundredths, day of its own format. */
export async function xlsxFile({ rows = '', parts = {} }: XlsxContent): Promise<Buffer> {
  const zip = new ZipFile();
  const all: XlsxContent['parts'] = {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>id</t></si><si><r><t>0</t></r><r><t>07</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="dd.mm.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
  for (const [name, said] of Object.entries(all)) if (said !== null) zip.addBuffer(Buffer.from(said), name);
  zip.end();
  return buffer(zip.outputStream);
}
