import { makeRoom, TWO_LINES } from './keep-together.ts';
import { COLOURS, MARGINS, SIZES, type DrawPart } from './sheet.ts';

/** How wide a drawing is, in points. */
const DRAWING_WIDTH = 170;

/** A drawing by its path, with its words below. */
export const drawing: DrawPart<'drawing'> = (pdf, root, { path, width, height, label }) => {
  const scale = DRAWING_WIDTH / width;
  makeRoom(pdf, height * scale + TWO_LINES);
  const { y } = pdf;
  const draw = () => {
    pdf.save().translate(MARGINS.left, y).scale(scale);
    pdf.path(path).lineWidth(4).lineCap('round').lineJoin('round').stroke(COLOURS.ink);
    pdf.restore();
  };
  root.add(pdf.struct('Figure', { alt: label }, draw));
  pdf.font('regular').fontSize(SIZES.small).fillColor(COLOURS.muted);
  const below = y + height * scale;
  root.add(pdf.struct('P', {}, () => void pdf.text(label, MARGINS.left, below)));
  pdf.moveDown(0.5);
};

/** How wide a module of a bar code is and how high its bars are, in points: 0.42 mm, which scanners read from a hand's length. */
const MODULE = 1.2;
const BARS_HEIGHT = 54;

/** A bar code with what it says below. */
export const bars: DrawPart<'bars'> = (pdf, root, { modules, label }) => {
  makeRoom(pdf, BARS_HEIGHT + TWO_LINES);
  const { y } = pdf;
  const draw = () => {
    modules.forEach((isDark, place) => {
      if (isDark) pdf.rect(MARGINS.left + place * MODULE, y, MODULE, BARS_HEIGHT);
    });
    pdf.fill(COLOURS.ink);
  };
  root.add(pdf.struct('Figure', { alt: label }, draw));
  pdf.font('semibold').fontSize(SIZES.text).fillColor(COLOURS.ink);
  const below = y + BARS_HEIGHT + 4;
  const options = { width: modules.length * MODULE, align: 'center' } as const;
  root.add(pdf.struct('P', {}, () => void pdf.text(label, MARGINS.left, below, options)));
  pdf.x = MARGINS.left;
  pdf.moveDown(0.8);
};
