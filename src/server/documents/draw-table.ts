import type { Cell, Column, Part } from './document.ts';
import { isJoined } from '../../domain/locale/no-break.ts';
import { makeRoom } from './keep-together.ts';
import { COLOURS, MARGINS, roomLeft, SIZES, widthOf, type DrawPart } from './sheet.ts';

const PADDING = { top: 5, bottom: 6, between: 8 } as const;
const NOTE_GAP = 1.5;
/** The library comes to a little more than the words of a line, in points: it reckons their parts without kerning. */
const ROUNDING = 2;
/** With how many columns a table's type is set smaller. */
const MANY_COLUMNS = 5;
/** A table of so few rows is not torn either. */
const FEW_ROWS = 6;

interface Placed extends Column {
  readonly x: number;
  readonly width: number;
}

function place(pdf: PDFKit.PDFDocument, columns: readonly Column[]): readonly Placed[] {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = widthOf(pdf) - PADDING.between * (columns.length - 1);
  let x: number = MARGINS.left;
  return columns.map((column) => {
    const width = (room * (column.share ?? 1)) / shares;
    const placed = { ...column, x, width };
    x += width + PADDING.between;
    return placed;
  });
}

/**
 * A text with its lines ended so that no number and no name of a model is divided that fits on a line: the library ends them
 * at hyphens, too. In the font and size that are set.
 */
function keepWhole(pdf: PDFKit.PDFDocument, text: string, width: number): string {
  if (!text.split(/[ \n]/).some(isJoined)) return text;
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let length = 0;
    for (const [index, word] of paragraph.split(' ').entries()) {
      // As the library reckons: word by word, each with the space behind it.
      const own = pdf.widthOfString(`${word} `);
      const fits = index === 0 || length + own <= width - ROUNDING;
      if (!fits) lines.push(line);
      line = fits && index > 0 ? `${line} ${word}` : word;
      length = fits ? length + own : own;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

const partsOf = (cell: Cell) => (typeof cell === 'string' ? { text: cell, note: '' } : cell);

/** Draws the rows of one table. */
class TableHand {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #columns: readonly Placed[];
  readonly #size: number;

  constructor(pdf: PDFKit.PDFDocument, columns: readonly Column[]) {
    this.#pdf = pdf;
    this.#columns = place(pdf, columns);
    this.#size = columns.length >= MANY_COLUMNS ? SIZES.small : SIZES.text - 0.5;
  }

  #textHeight(text: string, width: number, size: number): number {
    if (text === '') return 0;
    const pdf = this.#pdf.font('regular').fontSize(size);
    return pdf.heightOfString(keepWhole(pdf, text, width), { width });
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
    const pdf = this.#pdf.font('regular').fontSize(this.#size).fillColor(colour);
    if (text !== '') pdf.text(keepWhole(pdf, text, width), x, y, options);
    if (note === '') return;
    pdf.fontSize(this.#size - 1).fillColor(COLOURS.muted);
    pdf.text(keepWhole(pdf, note, width), x, (text === '' ? y : pdf.y) + NOTE_GAP, options);
  }

  #drawRule(y: number): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(MARGINS.left, y)
      .lineTo(MARGINS.left + widthOf(this.#pdf), y)
      .lineWidth(0.5)
      .strokeColor(COLOURS.line)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  /** Draws a row where the cursor stands, and goes below it. */
  drawRow(element: PDFKit.PDFStructureElement, cells: readonly Cell[], kind: 'TH' | 'TD'): void {
    const pdf = this.#pdf;
    const below = pdf.y + this.heightOf(cells);
    const y = pdf.y + PADDING.top;
    const row = pdf.struct('TR');
    element.add(row);
    const colour = kind === 'TH' ? COLOURS.muted : COLOURS.ink;
    this.#columns.forEach((column, index) => {
      const draw = () => this.#drawCell(cells[index] ?? '', column, { y, colour });
      row.add(pdf.struct(kind, {}, draw));
    });
    row.end();
    this.#drawRule(below);
    pdf.y = below;
  }

  /** The headings once more, at the top of a further page: seen, but not told a second time. */
  repeat(titles: readonly string[]): void {
    const pdf = this.#pdf;
    const below = pdf.y + this.heightOf(titles);
    const y = pdf.y + PADDING.top;
    pdf.markContent('Artifact', { type: 'Pagination' });
    this.#columns.forEach((column, index) =>
      this.#drawCell(titles[index] ?? '', column, { y, colour: COLOURS.muted }),
    );
    pdf.endMarkedContent();
    this.#drawRule(below);
    pdf.y = below;
  }
}

/**
 * How high the rows are that a table keeps on its first page: all of a short one with the note that follows it, `below`, else
 * the first.
 */
export function togetherHeight(
  pdf: PDFKit.PDFDocument,
  { columns, rows }: Extract<Part, { kind: 'table' }>,
  below: number,
): number {
  const hand = new TableHand(pdf, columns);
  const isFew = rows.length <= FEW_ROWS;
  return (isFew ? rows : rows.slice(0, 1)).reduce(
    (sum, row) => sum + hand.heightOf(row),
    hand.heightOf(columns.map(({ title }) => title)) + (isFew ? below : 0),
  );
}

/** A table whose rows are never torn, with its headings on every page; its last two rows stand together, above a note. */
export const table: DrawPart<'table'> = (pdf, root, part, below) => {
  const { columns, rows } = part;
  const hand = new TableHand(pdf, columns);
  const titles = columns.map(({ title }) => title);
  const element = pdf.struct('Table');
  root.add(element);
  makeRoom(pdf, togetherHeight(pdf, part, below));
  hand.drawRow(element, titles, 'TH');
  for (const [index, row] of rows.entries()) {
    const isNearEnd = rows.length > FEW_ROWS && index === rows.length - 2;
    const last = isNearEnd ? hand.heightOf(rows[index + 1] ?? []) + below : 0;
    if (hand.heightOf(row) + last > roomLeft(pdf)) {
      pdf.addPage();
      hand.repeat(titles);
    }
    hand.drawRow(element, row, 'TD');
  }
  element.end();
  pdf.x = MARGINS.left;
  pdf.y += 14;
};
