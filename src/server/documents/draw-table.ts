import type { Cell, Column, Part } from './document.ts';
import { makeRoom } from './keep-together.ts';
import { COLOURS, MARGINS, roomLeft, SIZES, widthOf, type DrawPart } from './sheet.ts';

const PADDING = { top: 5, bottom: 6, between: 8 } as const;
const NOTE_GAP = 1.5;
/** With how many columns a table's type is set smaller. */
const MANY_COLUMNS = 5;
/** A table of so few rows is not torn either. */
const FEW_ROWS = 6;

interface Placed extends Column {
  readonly x: number;
  readonly width: number;
}

function place(paper: PDFKit.PDFDocument, columns: readonly Column[]): readonly Placed[] {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = widthOf(paper) - PADDING.between * (columns.length - 1);
  let x: number = MARGINS.left;
  return columns.map((column) => {
    const width = (room * (column.share ?? 1)) / shares;
    const placed = { ...column, x, width };
    x += width + PADDING.between;
    return placed;
  });
}

const partsOf = (cell: Cell) => (typeof cell === 'string' ? { text: cell, note: '' } : cell);

/** Draws the rows of one table. */
class TableHand {
  readonly #paper: PDFKit.PDFDocument;
  readonly #columns: readonly Placed[];
  readonly #size: number;

  constructor(paper: PDFKit.PDFDocument, columns: readonly Column[]) {
    this.#paper = paper;
    this.#columns = place(paper, columns);
    this.#size = columns.length >= MANY_COLUMNS ? SIZES.small : SIZES.text - 0.5;
  }

  #textHeight(text: string, width: number, size: number): number {
    return text === '' ? 0 : this.#paper.font('regular').fontSize(size).heightOfString(text, { width });
  }

  heightOf(cells: readonly Cell[]): number {
    const heights = this.#columns.map(({ width }, index) => {
      const { text, note } = partsOf(cells[index] ?? '');
      const below = note === '' ? 0 : NOTE_GAP + this.#textHeight(note, width, this.#size - 1);
      return this.#textHeight(text, width, this.#size) + below;
    });
    return Math.max(...heights) + PADDING.top + PADDING.bottom;
  }

  #drawCell(cell: Cell, { x, width, align }: Placed, { y, colour }: { y: number; colour: string }): void {
    const { text, note } = partsOf(cell);
    const options = { width, align: align ?? 'left' } as const;
    const paper = this.#paper.font('regular').fontSize(this.#size).fillColor(colour);
    if (text !== '') paper.text(text, x, y, options);
    if (note === '') return;
    paper.fontSize(this.#size - 1).fillColor(COLOURS.muted);
    paper.text(note, x, (text === '' ? y : paper.y) + NOTE_GAP, options);
  }

  #drawRule(y: number): void {
    this.#paper.markContent('Artifact', { type: 'Layout' });
    this.#paper
      .moveTo(MARGINS.left, y)
      .lineTo(MARGINS.left + widthOf(this.#paper), y)
      .lineWidth(0.5)
      .strokeColor(COLOURS.line)
      .stroke();
    this.#paper.endMarkedContent();
  }

  /** Draws a row where the paper stands, and goes below it. */
  drawRow(element: PDFKit.PDFStructureElement, cells: readonly Cell[], kind: 'TH' | 'TD'): void {
    const paper = this.#paper;
    const below = paper.y + this.heightOf(cells);
    const y = paper.y + PADDING.top;
    const row = paper.struct('TR');
    element.add(row);
    const colour = kind === 'TH' ? COLOURS.muted : COLOURS.ink;
    this.#columns.forEach((column, index) => {
      const draw = () => this.#drawCell(cells[index] ?? '', column, { y, colour });
      row.add(paper.struct(kind, {}, draw));
    });
    row.end();
    this.#drawRule(below);
    paper.y = below;
  }

  /** The headings once more, at the top of a further page: seen, but not told a second time. */
  repeat(titles: readonly string[]): void {
    const paper = this.#paper;
    const below = paper.y + this.heightOf(titles);
    const y = paper.y + PADDING.top;
    paper.markContent('Artifact', { type: 'Pagination' });
    this.#columns.forEach((column, index) =>
      this.#drawCell(titles[index] ?? '', column, { y, colour: COLOURS.muted }),
    );
    paper.endMarkedContent();
    this.#drawRule(below);
    paper.y = below;
  }
}

/**
 * How high the rows are that a table keeps on its first page: all of a short one with the note that follows it, `below`, else
 * the first.
 */
export function togetherHeight(
  paper: PDFKit.PDFDocument,
  { columns, rows }: Extract<Part, { kind: 'table' }>,
  below: number,
): number {
  const hand = new TableHand(paper, columns);
  const isFew = rows.length <= FEW_ROWS;
  return (isFew ? rows : rows.slice(0, 1)).reduce(
    (sum, row) => sum + hand.heightOf(row),
    hand.heightOf(columns.map(({ title }) => title)) + (isFew ? below : 0),
  );
}

/** A table whose rows are never torn, with its headings on every page; its last two rows stand together, above a note. */
export const table: DrawPart<'table'> = (paper, root, part, below) => {
  const { columns, rows } = part;
  const hand = new TableHand(paper, columns);
  const titles = columns.map(({ title }) => title);
  const element = paper.struct('Table');
  root.add(element);
  makeRoom(paper, togetherHeight(paper, part, below));
  hand.drawRow(element, titles, 'TH');
  for (const [index, row] of rows.entries()) {
    const isNearEnd = rows.length > FEW_ROWS && index === rows.length - 2;
    const last = isNearEnd ? hand.heightOf(rows[index + 1] ?? []) + below : 0;
    if (hand.heightOf(row) + last > roomLeft(paper)) {
      paper.addPage();
      hand.repeat(titles);
    }
    hand.drawRow(element, row, 'TD');
  }
  element.end();
  paper.x = MARGINS.left;
  paper.y += 14;
};
