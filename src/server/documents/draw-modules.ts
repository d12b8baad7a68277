import type { PrintedCode } from './document.ts';

/** Draws the dark modules of a code in a square. */
export function drawModules(
  pdf: PDFKit.PDFDocument,
  modules: PrintedCode['modules'],
  {
    x,
    y,
    size,
    colour,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): void {
  const unit = size / modules.length;
  modules.forEach((row, at) => {
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(x + column * unit, y + at * unit, unit, unit);
    });
  });
  pdf.fill(colour);
}
