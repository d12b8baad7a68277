import {
  EMAIL_PICTURE_WIDTH,
  emailFile,
  ownSizes,
  PICTURE_FORMATS,
  pictureFile,
  SHARING_SIZE,
  sharingFile,
  widthsOf,
  type UploadedPicture,
} from '../../../domain/catalogue/picture.ts';
import {
  squareOf,
  type PictureCrop,
  type PixelSize,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import { drawPicture, ofPixels, type DrawnPixels } from '../../account/avatars/encode-picture.ts';

const AVIF = { quality: 62, effort: 3 };
const WEBP = { quality: 80, effort: 3 };
const JPEG = { quality: 82, mozjpeg: true };
/** Behind what shines through, where the page cannot be: as behind the shop's own pictures. */
const SWEEP = '#e9ebee';
const WHITE = '#fff';
const NOTHING = '#0000';
/** The longer side of the whole picture, which staff crop on; pixels. */
const WHOLE_PIXELS = 960;

/** Where the shop keeps the whole of an upload, for its crop; a path below `/pictures`. */
export const wholeFile = (name: string): string => `products/${name}-whole.webp`;

/** A file of a picture: its path below `/pictures`. */
export interface EncodedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Makes every file that the shop offers of an upload, one after the other: they are small, and only the first look at the original needs much
 * memory. Colours alone survive of a file, neither what it says of place and camera nor whatever else it holds.
 */
export async function* encodeSizes(
  bytes: Uint8Array,
  {
    name,
    crop,
    size,
  }: { readonly name: UploadedPicture; readonly crop: PictureCrop; readonly size: PixelSize },
): AsyncGenerator<EncodedFile> {
  const sizes = ownSizes(name);
  const isClear = name.includes('-cutout');
  const { width } = sizes;
  const [pixels, whole] = await drawPicture(bytes, async (turned): Promise<[DrawnPixels, Buffer]> => {
    const shown = turned.clone().toColourspace('srgb');
    const cut = crop === null ? shown : shown.extract(squareOf(size, crop));
    const square = (isClear ? cut.ensureAlpha() : cut.flatten({ background: WHITE })).resize(width, width, {
      fit: 'contain',
      background: isClear ? NOTHING : WHITE,
    });
    const drawn = await square.raw().toBuffer({ resolveWithObject: true });
    const all = turned
      .clone()
      .resize(WHOLE_PIXELS, WHOLE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE });
    return [drawn, await all.webp(WEBP).toBuffer()];
  });
  yield { path: wholeFile(name), bytes: whole };
  for (const format of PICTURE_FORMATS) {
    for (const each of widthsOf(sizes, format)) {
      const image = (await ofPixels(pixels)).resize(each);
      const encoded = format === 'avif' ? image.avif(AVIF) : image.flatten({ background: SWEEP }).webp(WEBP);
      yield { path: pictureFile(sizes, name, { width: each, format }), bytes: await encoded.toBuffer() };
    }
  }
  const ground = isClear ? SWEEP : WHITE;
  const shared = (await ofPixels(pixels))
    .resize({ ...SHARING_SIZE, fit: 'contain', background: isClear ? NOTHING : WHITE })
    .flatten({ background: ground });
  yield { path: sharingFile(name), bytes: await shared.jpeg(JPEG).toBuffer() };
  const mailed = (await ofPixels(pixels)).resize(EMAIL_PICTURE_WIDTH).flatten({ background: ground });
  yield { path: emailFile(name), bytes: await mailed.jpeg(JPEG).toBuffer() };
}
