// node tools/pictures/draw-icons.mjs: draws the PNG icons in public/ from public/favicon.svg, after a change of the mark.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
// The home screen of a telephone rounds the corners itself: its tile is square.
const square = mark.replace(' rx="7"', '');
// Others cut any form out of it, and leave the inner four fifths for sure.
const maskable = square.replace('translate(6 6)', 'translate(8.5 8.5) scale(0.75)');

for (const [name, drawing, size] of [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180],
]) {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
}
console.log(
  'Icons: icon-192.png, icon-512.png, icon-maskable-512.png and apple-touch-icon.png drawn in public',
);
