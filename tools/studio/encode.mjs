// node encode.mjs RAW WIDTH HEIGHT LIMIT TARGET: raw RGBA bytes to an AVIF of at most LIMIT kB, in as good a quality as fits.
// AVIF, because it keeps a soft shadow soft: WebP stores transparency without loss, which is heavy, or in visible steps.
import { readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const [raw, width, height, limit, target] = process.argv.slice(2);
const QUALITIES = [78, 72, 66, 60, 54, 48];
const EFFORT = 5;

const pixels = await readFile(raw);
const image = () => sharp(pixels, { raw: { width: Number(width), height: Number(height), channels: 4 } });

let bytes = Buffer.alloc(0);
for (const quality of QUALITIES) {
  bytes = await image().avif({ quality, effort: EFFORT, chromaSubsampling: '4:4:4' }).toBuffer();
  if (bytes.length <= Number(limit) * 1000) break;
}
await writeFile(`${target}.part`, bytes);
await rename(`${target}.part`, target);
