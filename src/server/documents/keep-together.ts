import type { Part } from './document.ts';
import { MARGINS, NOTE_SPACE, roomLeft, SIZES, widthOf } from './sheet.ts';

/** The height of two lines of text, in points: so much has to fit below a heading or a figure. */
export const TWO_LINES = 38;

/** Two lines stand together: no page begins or ends with a single line of a text. */
const LEAST_LINES = 2;

/** The most that a part leaves free below itself. */
const SPACE_AFTER = 14;

/** How high a note is with the space above it. */
export function noteHeight(pdf: PDFKit.PDFDocument, text: string): number {
  pdf.font('regular').fontSize(SIZES.small);
  const space = pdf.currentLineHeight(true) * NOTE_SPACE;
  return space + pdf.heightOfString(text, { width: widthOf(pdf), lineGap: 2 });
}

/** The room for a note, which stays on the page of the part before it; 0 where `part` is none. */
export const roomForNote = (pdf: PDFKit.PDFDocument, part: Part | undefined): number =>
  part?.kind === 'small' ? SPACE_AFTER + noteHeight(pdf, part.text) : 0;

/** Begins a new page if less than `height` is left, unless no page has so much. */
export function makeRoom(pdf: PDFKit.PDFDocument, height: number): void {
  const whole = pdf.page.height - MARGINS.top - MARGINS.bottom;
  if (roomLeft(pdf) < Math.min(height, whole)) pdf.addPage();
}

/**
 * Makes ready for a text that may go on over the end of the page: it begins on a new page, or leaves this one early, where
 * otherwise a single line would stand on either, or nothing of it above a note of height `below`. The typeface is set before.
 * Answers what is to be called once the text is drawn.
 */
export function keepLines(
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, lineGap, below }: { width: number; lineGap: number; below: number },
): () => void {
  const step = pdf.currentLineHeight(true) + lineGap;
  const lines = Math.round(pdf.heightOfString(text, { width, lineGap }) / step);
  const room = roomLeft(pdf);
  if (lines * step + below <= room) return () => {};
  const fitting = Math.floor((room + lineGap) / step);
  const staying = Math.min(fitting, lines - LEAST_LINES);
  if (staying < LEAST_LINES) {
    pdf.addPage();
    return () => {};
  }
  const { margins } = pdf.page;
  const { bottom } = margins;
  if (staying < fitting) margins.bottom += room - staying * step - 1;
  return () => {
    margins.bottom = bottom;
  };
}
