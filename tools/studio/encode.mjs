// node encode.mjs RAW WIDTH HEIGHT LIMIT TARGET: raw RGBA bytes to a WebP of at most LIMIT kB, in as good a quality as fits.
import { readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const [raw, width, height, limit, target] = process.argv.slice(2);
const QUALITIES = [92, 88, 84, 80, 75, 70, 64, 56, 48];

const pixels = await readFile(raw);
const image = () => sharp(pixels, { raw: { width: Number(width), height: Number(height), channels: 4 } });

let bytes = Buffer.alloc(0);
for (const quality of QUALITIES) {
  bytes = await image().webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 5 }).toBuffer();
  if (bytes.length <= Number(limit) * 1000) break;
}
await writeFile(`${target}.part`, bytes);
await rename(`${target}.part`, target);
