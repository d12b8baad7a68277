import { setImmediate as nextTurn } from 'node:timers/promises';
import { nameOf, type PrintedDocument } from './document.ts';
import { drawPart } from './draw-part.ts';
import { openPaper } from './paper.ts';
import { COLOURS, MARGINS, SIZES } from './sheet.ts';

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

/** The shop’s mark, drawn on a square of 20. */
const MARK_INK = 'M0 20v-9a9 9 0 0 1 9 9z';
const MARK_RAYS =
  'M0 8V0h4.99L2.9 8.36A12 12 0 0 0 0 8zM10.06 13.46 20 7.01V0h-7.01L6.54 9.94a12 12 0 0 1 3.52 3.52zM12 20h8v-4.99l-8.36 2.09A12 12 0 0 1 12 20z';

/** Neither read aloud nor part of the text. */
function asDecoration(pdf: PDFKit.PDFDocument, draw: () => void) {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function drawMark(pdf: PDFKit.PDFDocument) {
  asDecoration(pdf, () => {
    pdf.save().translate(MARGINS.left, 40).scale(0.7);
    pdf.path(MARK_INK).fill(COLOURS.ink);
    pdf.path(MARK_RAYS).fill(COLOURS.accent);
    pdf.restore();
    pdf.font('semibold').fontSize(13).fillColor(COLOURS.ink);
    pdf.text('Promin', MARGINS.left + 20, 39, { lineBreak: false });
  });
  pdf.y = 84;
}

function drawTitle(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, number, byline }: PrintedDocument,
) {
  pdf.font('semibold').fontSize(SIZES.title).fillColor(COLOURS.ink);
  root.add(
    pdf.struct('H1', {}, () => {
      pdf.text(title, MARGINS.left, pdf.y, { lineGap: -1, characterSpacing: -0.5 });
    }),
  );
  if (number !== undefined) {
    pdf.moveDown(0.1).font('regular').fontSize(SIZES.heading).fillColor(COLOURS.muted);
    root.add(pdf.struct('P', {}, () => void pdf.text(number)));
  }
  pdf.moveDown(0.3).font('regular').fontSize(SIZES.small).fillColor(COLOURS.muted);
  for (const line of byline) root.add(pdf.struct('P', {}, () => void pdf.text(line, { lineGap: 2 })));
  pdf.fontSize(SIZES.text).moveDown(1);
}

/** The foot stands in the bottom margin, where text would otherwise begin a new page. */
function drawFeet(pdf: PDFKit.PDFDocument, document: PrintedDocument, first: number, count: number) {
  const { author, pageLabel } = document;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(first + index);
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 48;
    const width = pdf.page.width - MARGINS.left - MARGINS.right;
    asDecoration(pdf, () => {
      pdf.font('regular').fontSize(SIZES.small).fillColor(COLOURS.muted);
      pdf.text(`${author} · ${nameOf(document)}`, MARGINS.left, y, {
        width: width * 0.75,
        height: 12,
        ellipsis: true,
      });
      pdf.text(pageLabel(index + 1, count), MARGINS.left, y, { width, align: 'right', lineBreak: false });
    });
  }
}

/**
 * Draws documents as one PDF: A4, tagged and with bookmarks, each from a page of its own and with pages counted for itself. Between parts
 * other requests have their turn. The same documents give the same bytes. `facts` are the language and the title of the file.
 */
export async function drawDocuments(
  asked: readonly PrintedDocument[],
  facts: Pick<PrintedDocument, 'locale' | 'title'>,
): Promise<Buffer<ArrayBuffer>> {
  const documents = asked.map((document) => withoutPictures(document));
  const [author, day] = [
    documents[0]?.author ?? '',
    documents
      .map((each) => each.day)
      .toSorted()
      .at(-1) ?? '',
  ];
  const { pdf, root, close } = await openPaper(
    { ...facts, author, day },
    { size: 'A4', margins: MARGINS, autoFirstPage: false },
  );
  const pagesSoFar = () => pdf.bufferedPageRange().count;
  const ranges: (readonly [document: PrintedDocument, first: number, count: number])[] = [];
  for (const document of documents) {
    const first = pagesSoFar();
    pdf.addPage();
    drawMark(pdf);
    drawTitle(pdf, root, document);
    const { parts } = document;
    for (const [place, part] of parts.entries()) {
      drawPart(pdf, root, { part, following: parts.slice(place + 1, place + 3) });
      await nextTurn();
    }
    ranges.push([document, first, pagesSoFar() - first]);
  }
  root.end();
  for (const range of ranges) drawFeet(pdf, ...range);
  return close();
}

/** Draws a document as a file of its own. */
export const drawDocument = (document: PrintedDocument): Promise<Buffer<ArrayBuffer>> =>
  drawDocuments([document], { locale: document.locale, title: nameOf(withoutPictures(document)) });
