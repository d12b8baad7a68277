// node tools/pictures/build-pictures.mjs: makes every offered size of every picture in public/pictures, into build/pictures.
// Results are kept in .cache/pictures by the hash of original and settings, so only what changed is encoded again.
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import ownGalleries from '../../src/content/seed/own-pictures.json' with { type: 'json' };
import {
  EMAIL_PICTURE_WIDTH,
  emailFile,
  OWN_PICTURES,
  ownSizes,
  PICTURE_KINDS,
  PICTURE_FORMATS,
  pictureFile,
  SHARING_SIZE,
  sharingFile,
  widthsOf,
} from '../../src/domain/catalogue/picture.ts';

const SETTINGS = { avif: { quality: 55, effort: 1 }, webp: { quality: 80, effort: 2 } };
/** The widest of what is encoded from an own picture; wider it is served as it is. */
const CLEAR_WIDTH = 960;
const CLEAR = { avif: { quality: 64, effort: 2 }, webp: SETTINGS.webp };
/** Behind pictures without a background, where nothing else can be: in e-mails and link previews. */
const SWEEP = '#e9ebee';
const SHARING = { quality: 82, mozjpeg: true };
const LETTER = { quality: 80, mozjpeg: true };
const AT_ONCE = 2;

const root = join(import.meta.dirname, '../..');
const originals = join(root, 'public/pictures');
const cache = join(root, '.cache/pictures');
const target = join(root, 'build/pictures');

const isOwn = (kind) => Object.values(OWN_PICTURES).includes(kind);
/** Whether a picture has no background; its original is AVIF. */
const isClear = (kind) => isOwn(kind) || kind === PICTURE_KINDS.illustration;
const named = ({ kind, name }) => ({
  kind,
  name,
  original: join(originals, kind.folder, `${name}.${isClear(kind) ? 'avif' : 'webp'}`),
});
const pictures = [
  ...Object.values(PICTURE_KINDS).flatMap((kind) => kind.names.map((name) => named({ kind, name }))),
  ...[...new Set(Object.values(ownGalleries).flat())].map((name) => named({ kind: ownSizes(name), name })),
];

/** What `make` encodes, unless the cache has it; a half-written file never gets the final name. */
async function kept(bytes, settings, make) {
  const key = createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex');
  const file = join(cache, `${key.slice(0, 32)}.${settings.format}`);
  if (existsSync(file)) return { file, made: 0 };
  const part = `${file}.${process.pid}.part`;
  await make(part);
  await rename(part, file);
  return { file, made: 1 };
}

const encoded = (bytes, { width, format }) =>
  kept(bytes, { width, format, settings: SETTINGS[format] }, (part) =>
    sharp(bytes).resize({ width, withoutEnlargement: true })[format](SETTINGS[format]).toFile(part),
  );

/**
 * A picture without a background, read once for all that is made of it: nothing that is encoded here is wider than
 * `CLEAR_WIDTH`. Answers how to begin with it.
 */
function readOnce(bytes) {
  const pixels = sharp(bytes)
    .resize({ width: CLEAR_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixels.then(({ data, info }) => sharp(data, { raw: info }));
}

/** A size of a picture without a background: its AVIF keeps it so, soft shadows and all, its WebP has a plain ground. */
const clear = (bytes, { width, format }, begin) =>
  kept(bytes, { width, format, settings: CLEAR[format], ground: SWEEP }, async (part) => {
    const image = (await begin()).resize({ width });
    await (format === 'avif' ? image : image.flatten({ background: SWEEP }))
      [format](CLEAR[format])
      .toFile(part);
  });

const forLetters = (bytes, begin) =>
  kept(bytes, { format: 'jpg', width: EMAIL_PICTURE_WIDTH, settings: LETTER }, async (part) =>
    (await begin()).resize(EMAIL_PICTURE_WIDTH).flatten({ background: SWEEP }).jpeg(LETTER).toFile(part),
  );

/** A picture without a background in the middle of a plain one. */
const clearSharing = (bytes, begin) =>
  kept(bytes, { format: 'jpg', ...SHARING_SIZE, settings: [SHARING.quality, SWEEP] }, async (part) => {
    await (
      await begin()
    )
      .resize({ ...SHARING_SIZE, fit: 'contain', background: '#0000' })
      .flatten({ background: SWEEP })
      .jpeg({ quality: SHARING.quality, mozjpeg: SHARING.mozjpeg })
      .toFile(part);
  });

/** All sizes of one picture; returns how many there are and how many had to be encoded. */
async function build({ kind, name, original }) {
  const bytes = await readFile(original);
  const { width, height } = await sharp(bytes).metadata();
  if (width !== kind.width || height !== kind.height) {
    throw new Error(`${original} is ${width} × ${height}, wanted ${kind.width} × ${kind.height}`);
  }
  let read;
  const begin = async () => (await (read ??= readOnce(bytes))).clone();
  const count = { files: 0, made: 0 };
  const sizes = PICTURE_FORMATS.flatMap((format) =>
    widthsOf(kind, format).map((each) => ({ width: each, format })),
  );
  for (const size of sizes) {
    const isWhole = isClear(kind) && size.width === width && size.format === 'avif';
    const make = isClear(kind) ? clear : encoded;
    const { file, made } = isWhole ? { file: original, made: 0 } : await make(bytes, size, begin);
    await copyFile(file, join(target, pictureFile(kind, name, size)), constants.COPYFILE_FICLONE);
    count.files += 1;
    count.made += made;
  }
  if (kind === OWN_PICTURES.first) {
    for (const [make, path] of [
      [clearSharing, sharingFile(name)],
      [forLetters, emailFile(name)],
    ]) {
      const { file, made } = await make(bytes, begin);
      await copyFile(file, join(target, path), constants.COPYFILE_FICLONE);
      count.files += 1;
      count.made += made;
    }
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
