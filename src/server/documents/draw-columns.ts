import { COLOURS, MARGINS, roomLeft, SIZES, widthOf, type DrawPart } from './sheet.ts';

const GAP = 20;
const LABEL_SIZE = 8;

interface Piece {
  readonly text: string;
  readonly weight: 'regular' | 'semibold';
  readonly size: number;
  readonly colour: string;
  /** Room above it. */
  readonly above: number;
}

/** Draws pieces of text one below the other; answers where the next would begin. */
function drawPieces(
  pdf: PDFKit.PDFDocument,
  pieces: readonly Piece[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let top = y;
  for (const { text, weight, size, colour, above } of pieces) {
    pdf.font(weight).fontSize(size).fillColor(colour);
    pdf.text(text, x, top + above, { width, lineGap: 1.5 });
    top = pdf.y;
  }
  return top;
}

function heightOf(pdf: PDFKit.PDFDocument, pieces: readonly Piece[], width: number): number {
  return pieces.reduce((sum, { text, weight, size, above }) => {
    pdf.font(weight).fontSize(size);
    return sum + above + pdf.heightOfString(text, { width, lineGap: 1.5 });
  }, 0);
}

/** Draws columns beside each other, on a new page if they do not fit. */
function drawColumns(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { columns, count }: { columns: readonly (readonly Piece[])[]; count: number },
): void {
  const width = (widthOf(pdf) - GAP * (count - 1)) / count;
  const tallest = Math.max(...columns.map((pieces) => heightOf(pdf, pieces, width)));
  if (tallest > roomLeft(pdf)) pdf.addPage();
  const { y } = pdf;
  let below = y;
  columns.forEach((pieces, index) => {
    root.add(
      pdf.struct('P', {}, () => {
        const place = { x: MARGINS.left + index * (width + GAP), y, width };
        below = Math.max(below, drawPieces(pdf, pieces, place));
      }),
    );
  });
  pdf.x = MARGINS.left;
  pdf.y = below;
}

const label = (text: string): Piece => ({
  text,
  weight: 'regular',
  size: LABEL_SIZE,
  colour: COLOURS.muted,
  above: 0,
});

const GRID_COLUMNS = 3;

/** Short facts in three columns. */
export const grid: DrawPart<'grid'> = (pdf, root, { cells }) => {
  for (let first = 0; first < cells.length; first += GRID_COLUMNS) {
    const columns = cells.slice(first, first + GRID_COLUMNS).map(([name, value]) => [
      label(name),
      {
        text: value,
        weight: 'semibold' as const,
        size: SIZES.text - 0.5,
        colour: COLOURS.ink,
        above: 1,
      },
    ]);
    drawColumns(pdf, root, { columns, count: GRID_COLUMNS });
    pdf.y += 10;
  }
  pdf.y += 6;
};

/** Who is who, in two columns below a hairline. */
export const blocks: DrawPart<'blocks'> = (pdf, root, part) => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGINS.left, pdf.y)
    .lineTo(MARGINS.left + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .strokeColor(COLOURS.line)
    .stroke();
  pdf.endMarkedContent();
  pdf.y += 14;
  const columns = part.blocks.map(({ label: name, title, lines }) => [
    label(name),
    { text: title, weight: 'semibold' as const, size: SIZES.text + 0.5, colour: COLOURS.ink, above: 3 },
    ...lines.map((text, index) => ({
      text,
      weight: 'regular' as const,
      size: SIZES.small + 0.5,
      colour: COLOURS.ink,
      above: index === 0 ? 3 : 1,
    })),
  ]);
  drawColumns(pdf, root, { columns, count: Math.max(2, columns.length) });
  pdf.y += 18;
};
