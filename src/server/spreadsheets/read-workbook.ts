import { posix } from 'node:path';
import {
  decodeCellText,
  kindOfFormat,
  signOfFormat,
  type NumberKind,
} from '../../domain/spreadsheets/cell-text.ts';
import { parseXml } from './parse-xml.ts';
import { TableRefused } from './table-refused.ts';
import type { Parts } from './unpack.ts';

/** What a workbook says of its first sheet, and of what cells refer to. */
export interface Workbook {
  /** The part of the first sheet that is not hidden. */
  readonly sheet: string;
  readonly calendar: 1900 | 1904;
  /** Texts that cells name by their place. */
  readonly texts: readonly string[];
  /** What each style of a cell makes of a number. */
  readonly styles: readonly NumberKind[];
  /** The currency that each style shows beside a number. */
  readonly signs: readonly string[];
}

interface Relation {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
}

/** The parts that a part refers to; `kind` is the last word of the relation's address, which two standards begin differently. */
async function relationsOf(parts: Parts, part: string): Promise<readonly Relation[]> {
  const folder = posix.dirname(part);
  const found = await parts.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const relations: Relation[] = [];
  if (found === null) return relations;
  await parseXml(found, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const target = attribute('Target');
      relations.push({
        id: attribute('Id'),
        kind: attribute('Type').split('/').at(-1) ?? '',
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return relations;
}

async function readSheets(parts: Parts, part: string) {
  const found = await parts.read(part);
  if (found === null) throw new TableRefused('no-table');
  const sheets: { id: string; isShown: boolean }[] = [];
  let calendar: Workbook['calendar'] = 1900;
  await parseXml(found, {
    open: (name, attribute) => {
      if (name === 'workbookPr' && ['1', 'true'].includes(attribute('date1904'))) calendar = 1904;
      if (name !== 'sheet') return;
      const id = attribute('r:id') || attribute('relationships:id');
      sheets.push({ id, isShown: ['', 'visible'].includes(attribute('state')) });
    },
  });
  return { sheets, calendar };
}

async function readTexts(part: AsyncIterable<Uint8Array> | null): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === null) return texts;
  let [said, isText, isPhonetic] = ['', false, false];
  await parseXml(part, {
    open: (name) => {
      if (name === 'si') said = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text: (text) => {
      if (isText) said += text;
    },
    close: (name) => {
      if (name === 'si') texts.push(decodeCellText(said));
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
}

async function readStyles(
  part: AsyncIterable<Uint8Array> | null,
): Promise<{ styles: readonly NumberKind[]; signs: readonly string[] }> {
  const [styles, signs]: [NumberKind[], string[]] = [[], []];
  if (part === null) return { styles, signs };
  const codes = new Map<number, string>();
  let isOfCells = false;
  await parseXml(part, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode'));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const id = Number(attribute('numFmtId'));
        styles.push(kindOfFormat(id, codes.get(id) ?? ''));
        signs.push(signOfFormat(codes.get(id) ?? ''));
      }
    },
    close: (name) => name === 'cellXfs',
  });
  return { styles, signs };
}

/** Reads all of a workbook but its sheets. Throws `TableRefused` where it has none. */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const workbook = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument');
  if (!workbook) throw new TableRefused('no-table');
  const relations = await relationsOf(parts, workbook.target);
  const { sheets, calendar } = await readSheets(parts, workbook.target);
  const ofSheets = (isShown: boolean) =>
    sheets
      .filter((sheet) => sheet.isShown === isShown)
      .flatMap(({ id }) =>
        relations.filter((relation) => relation.id === id && relation.kind === 'worksheet'),
      );
  const [sheet] = [...ofSheets(true), ...ofSheets(false)];
  if (!sheet) throw new TableRefused('no-table');
  const partOf = async (kind: string) => {
    const relation = relations.find((each) => each.kind === kind);
    return relation ? parts.read(relation.target) : null;
  };
  return {
    sheet: sheet.target,
    calendar,
    texts: await readTexts(await partOf('sharedStrings')),
    ...(await readStyles(await partOf('styles'))),
  };
}
