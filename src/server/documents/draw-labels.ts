import type { LabelSize } from '../../domain/rental/label-size.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PrintedCode } from './document.ts';
import { drawModules } from './draw-modules.ts';
import { openPaper } from './paper.ts';

/** What a label says. */
interface Label {
  /** Read from afar; never cut. */
  readonly number: string;
  readonly name: string;
  /** A short line below; null for none. */
  readonly note: string | null;
  readonly code: PrintedCode;
}

/** Labels of one file, ready to be read. */
interface Labels {
  readonly locale: Locale;
  readonly title: string;
  readonly author: string;
  /** ISO day that the file bears. */
  readonly day: string;
  readonly labels: readonly Label[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const mm = (length: number): number => (length * 72) / 25.4;

/** Printers leave so much at an edge free. */
const PADDING = mm(4);
/** Printers of labels have no grey. */
const BLACK = '#000000';
const NUMBER_MIN = 7;

interface Layout {
  /** Of a page and of each label on it, in millimetres. */
  readonly page: readonly [width: number, height: number];
  readonly label: readonly [width: number, height: number];
  /** The free space above the first row. */
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** The largest type of the number, and that of the rest, in points. */
  readonly type: readonly [number: number, text: number];
}

const LAYOUTS: Readonly<Record<LabelSize, Layout>> = {
  portrait: { page: [62, 100], label: [62, 100], top: 0, columns: 1, rows: 1, type: [26, 10] },
  landscape: { page: [100, 50], label: [100, 50], top: 0, columns: 1, rows: 1, type: [22, 10] },
  /** 70 × 37 mm, the sheet that both countries sell as “24 on A4”. */
  sheet: { page: [210, 297], label: [70, 37], top: 0.5, columns: 3, rows: 8, type: [15, 7.5] },
};

/** The texts of a label in a box: the number as large as fits in one line, the name in the lines that remain. */
function drawTexts(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { number, name, note }: Label,
  { box, type: [largest, size] }: { readonly box: Box; readonly type: Layout['type'] },
): void {
  const { x, width } = box;
  const bottom = box.y + box.height;
  pdf.font('semibold').fillColor(BLACK).fontSize(largest);
  const fitting = (largest * width) / pdf.widthOfString(number);
  pdf.fontSize(Math.max(NUMBER_MIN, Math.min(largest, Math.floor(fitting * 2) / 2 - 0.5)));
  root.add(pdf.struct('H1', {}, () => void pdf.text(number, x, box.y, { width, lineGap: 0 })));
  pdf.y += size / 3;
  const noteHeight = (text: string) => pdf.font('regular').fontSize(size).heightOfString(text, { width });
  const below = note === null ? 0 : noteHeight(note);
  const height = bottom - pdf.y - below;
  pdf.font('regular').fontSize(size);
  if (height >= pdf.currentLineHeight()) {
    root.add(pdf.struct('P', {}, () => void pdf.text(name, x, pdf.y, { width, height, ellipsis: true })));
  }
  if (note !== null && pdf.y + below <= bottom + 1) {
    root.add(pdf.struct('P', {}, () => void pdf.text(note, x, pdf.y, { width, height: below })));
  }
}

/** A label in its box: the code above the texts where it is higher than wide, at their left otherwise. */
function drawLabel(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  label: Label,
  { box, type }: { readonly box: Box; readonly type: Layout['type'] },
): void {
  const size = Math.min(box.width, box.height) - 2 * PADDING;
  const [x, y] = [box.x + PADDING, box.y + PADDING];
  const { modules, label: alt } = label.code;
  const draw = () => drawModules(pdf, modules, { x, y, size, colour: BLACK });
  root.add(pdf.struct('Figure', { alt }, draw));
  const isAbove = box.height > box.width;
  // The light modules around a code are the space beside it.
  const texts = isAbove
    ? { x, y: y + size, width: size, height: box.height - size - 2 * PADDING }
    : { x: x + size, y, width: box.width - size - 2 * PADDING, height: size };
  drawTexts(pdf, root, label, { box: texts, type });
}

/** Draws labels as PDF in one of the sizes of printers: each a page, or the cells of sheets row by row. The same labels give the same bytes. */
export async function drawLabels(
  { labels, ...facts }: Labels,
  labelSize: LabelSize,
): Promise<Buffer<ArrayBuffer>> {
  const { page, label, top, columns, rows, type } = LAYOUTS[labelSize];
  const [width, height] = [mm(label[0]), mm(label[1])];
  const { pdf, root, close } = await openPaper(facts, {
    size: [mm(page[0]), mm(page[1])],
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    autoFirstPage: false,
  });
  for (const [index, each] of labels.entries()) {
    const place = index % (columns * rows);
    if (place === 0) pdf.addPage();
    const x = (place % columns) * width;
    const y = mm(top) + Math.floor(place / columns) * height;
    drawLabel(pdf, root, each, { box: { x, y, width, height }, type });
  }
  root.end();
  return close();
}
