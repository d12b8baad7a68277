import { setImmediate as nextTurn } from 'node:timers/promises';
import { nameOf, type PrintedDocument } from './document.ts';
import { drawPart } from './draw-part.ts';
import { COLOURS, MARGINS, SIZES } from './sheet.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Emoji, what joins and colours them, and the sign that makes one of a letter; `©` and `®` are none of them. */
const PICTURES =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3/gu;

const withoutEmoji = (text: string): string => {
  const kept = text.replaceAll(PICTURES, '');
  return kept === text ? text : kept.replaceAll(/ {2,}/g, ' ').trim();
};

/**
 * A document whose texts have no emoji: its typeface has no shapes for them and would print boxes. Names and addresses
 * may bring them.
 */
function withoutPictures<T>(value: T): T;
function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return withoutEmoji(value);
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPictures(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutPictures(each)]));
}

const FILES = {
  regular: '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf',
  semibold: '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf',
} as const;

type Weight = keyof typeof FILES;

const read = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));

/** Manrope as whole TrueType files with Latin and Cyrillic letters: the web’s files hold one alphabet each. Read once. */
const loadFonts = async (): Promise<Readonly<Record<Weight, Buffer>>> => {
  const [regular, semibold] = await Promise.all([read(FILES.regular), read(FILES.semibold)]);
  return { regular, semibold };
};

/** The shop’s mark, drawn on a square of 20. */
const MARK_INK = 'M0 20v-9a9 9 0 0 1 9 9z';
const MARK_RAYS =
  'M0 8V0h4.99L2.9 8.36A12 12 0 0 0 0 8zM10.06 13.46 20 7.01V0h-7.01L6.54 9.94a12 12 0 0 1 3.52 3.52zM12 20h8v-4.99l-8.36 2.09A12 12 0 0 1 12 20z';

/** Neither read aloud nor part of the text. */
function asDecoration(paper: PDFKit.PDFDocument, draw: () => void) {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
}

function drawMark(paper: PDFKit.PDFDocument) {
  asDecoration(paper, () => {
    paper.save().translate(MARGINS.left, 40).scale(0.7);
    paper.path(MARK_INK).fill(COLOURS.ink);
    paper.path(MARK_RAYS).fill(COLOURS.accent);
    paper.restore();
    paper.font('semibold').fontSize(13).fillColor(COLOURS.ink);
    paper.text('Promin', MARGINS.left + 20, 39, { lineBreak: false });
  });
  paper.y = 84;
}

function drawTitle(
  paper: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, number, byline }: PrintedDocument,
) {
  paper.font('semibold').fontSize(SIZES.title).fillColor(COLOURS.ink);
  root.add(
    paper.struct('H1', {}, () => {
      paper.text(title, MARGINS.left, paper.y, { lineGap: -1, characterSpacing: -0.5 });
    }),
  );
  if (number !== undefined) {
    paper.moveDown(0.1).font('regular').fontSize(SIZES.heading).fillColor(COLOURS.muted);
    root.add(paper.struct('P', {}, () => void paper.text(number)));
  }
  paper.moveDown(0.3).font('regular').fontSize(SIZES.small).fillColor(COLOURS.muted);
  for (const line of byline) root.add(paper.struct('P', {}, () => void paper.text(line, { lineGap: 2 })));
  paper.fontSize(SIZES.text).moveDown(1);
}

/** The foot stands in the bottom margin, where text would otherwise begin a new page. */
function drawFeet(paper: PDFKit.PDFDocument, document: PrintedDocument) {
  const { author, pageLabel } = document;
  const { start, count } = paper.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    paper.switchToPage(start + index);
    paper.page.margins.bottom = 0;
    const y = paper.page.height - 48;
    const width = paper.page.width - MARGINS.left - MARGINS.right;
    asDecoration(paper, () => {
      paper.font('regular').fontSize(SIZES.small).fillColor(COLOURS.muted);
      paper.text(`${author} · ${nameOf(document)}`, MARGINS.left, y, {
        width: width * 0.75,
        height: 12,
        ellipsis: true,
      });
      paper.text(pageLabel(index + 1, count), MARGINS.left, y, { width, align: 'right', lineBreak: false });
    });
  }
}

/**
 * Draws a document as PDF: A4, tagged and with bookmarks, its fonts embedded. The library is loaded when the first one is
 * asked for; between parts other requests have their turn. The same document gives the same bytes.
 */
export async function drawDocument(asked: PrintedDocument): Promise<Buffer<ArrayBuffer>> {
  const document = withoutPictures(asked);
  const [{ default: Paper }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const { author, locale, day, parts } = document;
  const paper = new Paper({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: nameOf(document),
      Author: author,
      CreationDate: new Date(day),
      Producer: 'Promin',
      Creator: 'Promin',
    },
  });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  paper.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
  const root = paper.struct('Document');
  paper.addStructure(root);
  drawMark(paper);
  drawTitle(paper, root, document);
  for (const [place, part] of parts.entries()) {
    drawPart(paper, root, { part, following: parts.slice(place + 1, place + 3) });
    await nextTurn();
  }
  root.end();
  drawFeet(paper, document);
  const ended = new Promise((resolve) => paper.once('end', resolve));
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}
