import type { Part, PrintedCode } from './document.ts';
import { blocks, grid } from './draw-columns.ts';
import { table, togetherHeight } from './draw-table.ts';
import { COLOURS, HANG, MARGINS, SIZES, roomLeft, widthOf, type DrawPart } from './sheet.ts';

/** How wide a code is, in points: 38 mm, which every camera reads at arm's length. */
const CODE_SIZE = 108;

/** Draws a code with its label below, and goes below both. */
function drawCode(
  paper: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { modules, label, x, y }: PrintedCode & { readonly x: number; readonly y: number },
): void {
  const unit = CODE_SIZE / modules.length;
  const draw = () => {
    modules.forEach((row, at) => {
      row.forEach((isDark, column) => {
        if (isDark) paper.rect(x + column * unit, y + at * unit, unit, unit);
      });
    });
    paper.fill(COLOURS.ink);
  };
  root.add(paper.struct('Figure', { alt: label }, draw));
  paper
    .font('regular')
    .fontSize(SIZES.small - 0.5)
    .fillColor(COLOURS.muted);
  const below = { width: CODE_SIZE, align: 'center' } as const;
  root.add(paper.struct('P', {}, () => void paper.text(label, x, y + CODE_SIZE, below)));
}

/** Two lines below a heading. */
const TWO_LINES = 38;
/** A heading with the space around it. */
const HEADING_HEIGHT = 34;
const LINE_GAP = 3.2;
const CODE_GAP = 20;
/** A code with its label, or the facts beside it. */
const CODE_NEEDS = CODE_SIZE + 72;

/** How much room a part wants below its heading, so that the two stand on one page. */
function roomFor(paper: PDFKit.PDFDocument, part: Part | undefined): number {
  if (part?.kind === 'table') return togetherHeight(paper, part);
  return part?.kind === 'facts' && part.code ? CODE_NEEDS : TWO_LINES;
}

const drawHeading = (
  paper: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { text, next }: { text: string; next: Part | undefined },
) => {
  if (roomLeft(paper) < HEADING_HEIGHT + roomFor(paper, next)) paper.addPage();
  else paper.moveDown(0.9);
  paper.outline.addItem(text);
  paper.font('semibold').fontSize(SIZES.heading).fillColor(COLOURS.ink);
  root.add(paper.struct('H2', {}, () => void paper.text(text, MARGINS.left, paper.y, { lineGap: 2 })));
  paper.moveDown(0.35);
};

const paragraph: DrawPart<'paragraph'> = (paper, root, { text }) => {
  paper.font('regular').fontSize(SIZES.text).fillColor(COLOURS.ink);
  root.add(paper.struct('P', {}, () => void paper.text(text, MARGINS.left, paper.y, { lineGap: LINE_GAP })));
  paper.moveDown(0.5);
};

const small: DrawPart<'small'> = (paper, root, { text }) => {
  paper.font('regular').fontSize(SIZES.small);
  if (paper.heightOfString(text, { width: widthOf(paper), lineGap: 2 }) > roomLeft(paper)) paper.addPage();
  paper.fillColor(COLOURS.muted);
  paper.moveDown(0.8);
  root.add(paper.struct('P', {}, () => void paper.text(text, MARGINS.left, paper.y, { lineGap: 2 })));
};

const items: DrawPart<'items'> = (paper, root, part) => {
  const list = paper.struct('L');
  root.add(list);
  const left = MARGINS.left + HANG;
  const width = widthOf(paper) - HANG;
  paper.font('regular').fontSize(SIZES.text);
  for (const { mark, text } of part.items) {
    if (paper.heightOfString(text.slice(0, 1)) * 2 > roomLeft(paper)) paper.addPage();
    const { y } = paper;
    const item = paper.struct('LI');
    list.add(item);
    item.add(
      paper.struct('Lbl', {}, () => {
        paper.fillColor(COLOURS.muted).text(mark, MARGINS.left, y, { width: HANG, lineGap: LINE_GAP });
      }),
    );
    item.add(
      paper.struct('LBody', {}, () => {
        paper.fillColor(COLOURS.ink).text(text, left, y, { width, lineGap: LINE_GAP });
      }),
    );
    item.end();
    paper.moveDown(0.4);
  }
  list.end();
  paper.x = MARGINS.left;
};

const cellStyle = {
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: { bottom: COLOURS.line },
  padding: { top: 6, right: 8, bottom: 7, left: 0 },
  textColor: COLOURS.ink,
} as const;

const TIGHT = { top: 4, right: 8, bottom: 4, left: 0 } as const;

const facts: DrawPart<'facts'> = (paper, root, { rows, code = null }) => {
  const width = widthOf(paper) - (code === null ? 0 : CODE_SIZE + CODE_GAP);
  if (code !== null && CODE_NEEDS > roomLeft(paper)) paper.addPage();
  const top = paper.y;
  const element = paper.struct('Table');
  root.add(element);
  paper.font('regular').fontSize(SIZES.text - 0.5);
  const options = {
    position: { x: MARGINS.left, y: paper.y + 2 },
    maxWidth: width,
    defaultStyle: code === null ? cellStyle : { ...cellStyle, padding: TIGHT },
    columnStyles: [{ width: width * 0.34 }, { width: width * 0.66 }],
    data: rows.map(([label, value]) => [
      { text: label, type: 'TH' as const, textColor: COLOURS.muted },
      { text: value },
    ]),
    structParent: element,
  };
  paper.table(options);
  element.end();
  if (code !== null) {
    const below = paper.y;
    drawCode(paper, root, { ...code, x: MARGINS.left + width + CODE_GAP, y: top });
    paper.y = Math.max(below, paper.y);
  }
  paper.x = MARGINS.left;
  paper.moveDown(1);
};

const totals: DrawPart<'totals'> = (paper, root, { rows }) => {
  const width = widthOf(paper) / 2;
  const left = MARGINS.left + width;
  if (roomLeft(paper) < rows.length * 20) paper.addPage();
  rows.forEach(([label, amount], index) => {
    const isLast = index === rows.length - 1;
    const { y } = paper;
    paper
      .font(isLast ? 'semibold' : 'regular')
      .fontSize(isLast ? SIZES.heading : SIZES.text)
      .fillColor(COLOURS.ink);
    root.add(
      paper.struct('P', {}, () => {
        paper.text(label, left, y, { width: width * 0.6 });
        const below = paper.y;
        paper.text(amount, left + width * 0.6, y, { width: width * 0.4, align: 'right' });
        paper.y = Math.max(below, paper.y);
      }),
    );
    paper.moveDown(0.5);
  });
  paper.x = MARGINS.left;
};

/** Draws one part below what is there, on a new page if it must; a heading stays with the part after it, `next`. */
export function drawPart(
  paper: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { part, next }: { readonly part: Part; readonly next: Part | undefined },
): void {
  switch (part.kind) {
    case 'heading':
      return drawHeading(paper, root, { text: part.text, next });
    case 'paragraph':
      return paragraph(paper, root, part);
    case 'small':
      return small(paper, root, part);
    case 'grid':
      return grid(paper, root, part);
    case 'blocks':
      return blocks(paper, root, part);
    case 'items':
      return items(paper, root, part);
    case 'table':
      return table(paper, root, part);
    case 'facts':
      return facts(paper, root, part);
    case 'totals':
      return totals(paper, root, part);
  }
}
