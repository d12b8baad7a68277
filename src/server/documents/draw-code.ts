import type { PrintedCode } from './document.ts';
import { COLOURS, SIZES } from './sheet.ts';

/** How wide a code is, in points: 38 mm, which every camera reads at arm's length. */
export const CODE_SIZE = 108;

/** Draws a code with its label below, and goes below both. */
export function drawCode(
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
