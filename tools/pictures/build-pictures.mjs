// node tools/pictures/build-pictures.mjs: makes every offered size of every picture in public/pictures, into build/pictures.
// Results are kept in .cache/pictures by the hash of original and settings, so only what changed is encoded again.
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS, PICTURE_KINDS, pictureFile } from '../../src/domain/catalogue/picture.ts';

const SETTINGS = { avif: { quality: 55, effort: 2 }, webp: { quality: 80, effort: 4 } };
const AT_ONCE = 2;

const root = join(import.meta.dirname, '../..');
const originals = join(root, 'public/pictures');
const cache = join(root, '.cache/pictures');
const target = join(root, 'build/pictures');

const pictures = Object.values(PICTURE_KINDS).flatMap((kind) =>
  kind.names.map((name) => ({ kind, name, original: join(originals, kind.folder, `${name}.webp`) })),
);

/** Encodes one size, unless the cache has it; a half-written file never gets the final name. */
async function encoded(bytes, { width, format }) {
  const settings = SETTINGS[format];
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify({ width, format, settings }))
    .digest('hex');
  const file = join(cache, `${key.slice(0, 32)}.${format}`);
  if (existsSync(file)) return { file, made: 0 };
  const part = `${file}.${process.pid}.part`;
  await sharp(bytes).resize({ width, withoutEnlargement: true })[format](settings).toFile(part);
  await rename(part, file);
  return { file, made: 1 };
}

/** All sizes of one picture; returns how many there are and how many had to be encoded. */
async function build({ kind, name, original }) {
  const bytes = await readFile(original);
  const { width, height } = await sharp(bytes).metadata();
  if (width !== kind.width || height !== kind.height) {
    throw new Error(`${original} is ${width} × ${height}, wanted ${kind.width} × ${kind.height}`);
  }
  const count = { files: 0, made: 0 };
  for (const size of kind.widths.flatMap((each) =>
    PICTURE_FORMATS.map((format) => ({ width: each, format })),
  )) {
    const { file, made } = await encoded(bytes, size);
    await copyFile(file, join(target, pictureFile(kind, name, size)), constants.COPYFILE_FICLONE);
    count.files += 1;
    count.made += made;
  }
  return count;
}

const missing = pictures.filter(({ original }) => !existsSync(original));
if (missing.length > 0) {
  console.error(`No original in public/pictures for: ${missing.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const started = performance.now();
sharp.concurrency(1);
await rm(target, { recursive: true, force: true });
for (const folder of [cache, ...pictures.map(({ kind }) => join(target, kind.folder))]) {
  await mkdir(folder, { recursive: true });
}
const queue = pictures.values();
const total = { files: 0, made: 0 };
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const picture of queue) {
      const { files, made } = await build(picture);
      total.files += files;
      total.made += made;
    }
  }),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Pictures: ${total.files} files in build/pictures, ${total.made} newly encoded, ${seconds} s`);
