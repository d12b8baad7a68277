import type { Part, PrintedCode } from './document.ts';
import { blocks, grid } from './draw-columns.ts';
import { table, togetherHeight } from './draw-table.ts';
import { keepLines, makeRoom, noteHeight, roomForNote, TWO_LINES } from './keep-together.ts';
import { drawModules } from './draw-modules.ts';
import { COLOURS, HANG, MARGINS, NOTE_SPACE, SIZES, widthOf, type DrawPart } from './sheet.ts';
import { drawing, bars } from './draw-figures.ts';

/** How wide a code is, in points: 38 mm, which every camera reads at arm's length. */
const CODE_SIZE = 108;

/** Draws a code with its label below, and goes below both. */
function drawCode(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { modules, label, x, y }: PrintedCode & { readonly x: number; readonly y: number },
): void {
  const draw = () => drawModules(pdf, modules, { x, y, size: CODE_SIZE, colour: COLOURS.ink });
  root.add(pdf.struct('Figure', { alt: label }, draw));
  pdf
    .font('regular')
    .fontSize(SIZES.small - 0.5)
    .fillColor(COLOURS.muted);
  const below = { width: CODE_SIZE, align: 'center' } as const;
  root.add(pdf.struct('P', {}, () => void pdf.text(label, x, y + CODE_SIZE, below)));
}

/** A heading with the space around it. */
const HEADING_HEIGHT = 38;
const LINE_GAP = 3.2;
const CODE_GAP = 20;
/** A code with its label, or the facts beside it. */
const CODE_NEEDS = CODE_SIZE + 72;

/** Facts of so few rows are not torn. */
const FEW_FACTS = 10;
/** The widths of a label and of its fact, as shares of the table. */
const LABEL_SHARE = 0.34;

/** How high the facts are that stay on one page, with a code's height where they have one; 0 for many without. */
function factsHeight(
  pdf: PDFKit.PDFDocument,
  { rows, code = null }: Extract<Part, { kind: 'facts' }>,
): number {
  if (code !== null) return CODE_NEEDS;
  if (rows.length > FEW_FACTS) return 0;
  const { top, right, bottom } = cellStyle.padding;
  const width = widthOf(pdf);
  pdf.font('regular').fontSize(SIZES.text - 0.5);
  const heightOf = (text: string, share: number) =>
    pdf.heightOfString(text, { width: width * share - right });
  return rows.reduce(
    (sum, [label, value]) =>
      sum + Math.max(heightOf(label, LABEL_SHARE), heightOf(value, 1 - LABEL_SHARE)) + top + bottom,
    4,
  );
}

/** How much room a part wants below its heading, so that the two stand on one page; `next` is the part after it. */
function roomFor(pdf: PDFKit.PDFDocument, [part, next]: readonly Part[]): number {
  if (part?.kind === 'table') return togetherHeight(pdf, part, roomForNote(pdf, next));
  const facts = part?.kind === 'facts' ? factsHeight(pdf, part) : 0;
  return facts === 0 ? TWO_LINES : facts + roomForNote(pdf, next);
}

const drawHeading = (
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { text, following }: { text: string; following: readonly Part[] },
) => {
  const { page } = pdf;
  makeRoom(pdf, HEADING_HEIGHT + roomFor(pdf, following));
  pdf.fontSize(SIZES.text);
  if (pdf.page === page) pdf.moveDown(0.9);
  pdf.outline.addItem(text);
  pdf.font('semibold').fontSize(SIZES.heading).fillColor(COLOURS.ink);
  root.add(pdf.struct('H2', {}, () => void pdf.text(text, MARGINS.left, pdf.y, { lineGap: 2 })));
  pdf.moveDown(0.35);
};

const paragraph: DrawPart<'paragraph'> = (pdf, root, { text }, below) => {
  pdf.font('regular').fontSize(SIZES.text).fillColor(COLOURS.ink);
  const end = keepLines(pdf, text, { width: widthOf(pdf), lineGap: LINE_GAP, below });
  root.add(pdf.struct('P', {}, () => void pdf.text(text, MARGINS.left, pdf.y, { lineGap: LINE_GAP })));
  end();
  pdf.moveDown(0.5);
};

const small: DrawPart<'small'> = (pdf, root, { text }) => {
  makeRoom(pdf, noteHeight(pdf, text));
  pdf.font('regular').fontSize(SIZES.small).fillColor(COLOURS.muted);
  pdf.moveDown(NOTE_SPACE);
  root.add(pdf.struct('P', {}, () => void pdf.text(text, MARGINS.left, pdf.y, { lineGap: 2 })));
};

const items: DrawPart<'items'> = (pdf, root, part, below) => {
  const list = pdf.struct('L');
  root.add(list);
  const left = MARGINS.left + HANG;
  const width = widthOf(pdf) - HANG;
  pdf.font('regular').fontSize(SIZES.text);
  for (const [index, { mark, text }] of part.items.entries()) {
    const isLast = index === part.items.length - 1;
    const end = keepLines(pdf, text, { width, lineGap: LINE_GAP, below: isLast ? below : 0 });
    const { y } = pdf;
    const item = pdf.struct('LI');
    list.add(item);
    item.add(
      pdf.struct('Lbl', {}, () => {
        pdf.fillColor(COLOURS.muted).text(mark, MARGINS.left, y, { width: HANG, lineGap: LINE_GAP });
      }),
    );
    item.add(
      pdf.struct('LBody', {}, () => {
        pdf.fillColor(COLOURS.ink).text(text, left, y, { width, lineGap: LINE_GAP });
      }),
    );
    end();
    item.end();
    pdf.moveDown(0.4);
  }
  list.end();
  pdf.x = MARGINS.left;
};

const cellStyle = {
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: { bottom: COLOURS.line },
  padding: { top: 6, right: 8, bottom: 7, left: 0 },
  textColor: COLOURS.ink,
} as const;

const TIGHT = { top: 4, right: 8, bottom: 4, left: 0 } as const;

const facts: DrawPart<'facts'> = (pdf, root, part, below) => {
  const { rows, code = null } = part;
  const width = widthOf(pdf) - (code === null ? 0 : CODE_SIZE + CODE_GAP);
  const height = factsHeight(pdf, part);
  if (height > 0) makeRoom(pdf, height + below);
  const top = pdf.y;
  const element = pdf.struct('Table');
  root.add(element);
  pdf.font('regular').fontSize(SIZES.text - 0.5);
  const options = {
    position: { x: MARGINS.left, y: pdf.y + 2 },
    maxWidth: width,
    defaultStyle: code === null ? cellStyle : { ...cellStyle, padding: TIGHT },
    columnStyles: [{ width: width * LABEL_SHARE }, { width: width * (1 - LABEL_SHARE) }],
    data: rows.map(([label, value]) => [
      { text: label, type: 'TH' as const, textColor: COLOURS.muted },
      { text: value },
    ]),
    structParent: element,
  };
  pdf.table(options);
  element.end();
  if (code !== null) {
    const below = pdf.y;
    drawCode(pdf, root, { ...code, x: MARGINS.left + width + CODE_GAP, y: top });
    pdf.y = Math.max(below, pdf.y);
  }
  pdf.x = MARGINS.left;
  pdf.moveDown(1);
};

const totals: DrawPart<'totals'> = (pdf, root, { rows }, below) => {
  const width = widthOf(pdf) / 2;
  const left = MARGINS.left + width;
  makeRoom(pdf, rows.length * 20 + below);
  rows.forEach(([label, amount], index) => {
    const isLast = index === rows.length - 1;
    const { y } = pdf;
    pdf
      .font(isLast ? 'semibold' : 'regular')
      .fontSize(isLast ? SIZES.heading : SIZES.text)
      .fillColor(COLOURS.ink);
    root.add(
      pdf.struct('P', {}, () => {
        pdf.text(label, left, y, { width: width * 0.6 });
        const below = pdf.y;
        pdf.text(amount, left + width * 0.6, y, { width: width * 0.4, align: 'right' });
        pdf.y = Math.max(below, pdf.y);
      }),
    );
    pdf.moveDown(0.5);
  });
  pdf.x = MARGINS.left;
};

/**
 * Draws one part below what is there, on a new page if it must. A heading stays with the part after it, the first of
 * `following`, and a note with what it follows.
 */
export function drawPart(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { part, following }: { readonly part: Part; readonly following: readonly Part[] },
): void {
  const below = roomForNote(pdf, following[0]);
  switch (part.kind) {
    case 'heading':
      return drawHeading(pdf, root, { text: part.text, following });
    case 'paragraph':
      return paragraph(pdf, root, part, below);
    case 'small':
      return small(pdf, root, part, below);
    case 'grid':
      return grid(pdf, root, part, below);
    case 'blocks':
      return blocks(pdf, root, part, below);
    case 'items':
      return items(pdf, root, part, below);
    case 'table':
      return table(pdf, root, part, below);
    case 'facts':
      return facts(pdf, root, part, below);
    case 'bars':
      return bars(pdf, root, part, below);
    case 'drawing':
      return drawing(pdf, root, part, below);
    case 'totals':
      return totals(pdf, root, part, below);
  }
}
