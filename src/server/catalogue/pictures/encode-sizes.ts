import type { Sharp } from 'sharp';
import {
  EMAIL_PICTURE_WIDTH,
  emailFile,
  ownSizes,
  PICTURE_FORMATS,
  PICTURE_KINDS,
  pictureFile,
  SHARING_SIZE,
  sharingFile,
  widthsOf,
  type ShopPictureName,
  type UploadedPicture,
} from '../../../domain/catalogue/picture.ts';
import { isShopPicture } from '../../../domain/catalogue/scene.ts';
import { BANNER } from '../../../domain/catalogue/editing/shop-pictures.ts';
import {
  partOf,
  SQUARE,
  wholeFile,
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

/** A file of a picture: its path below `/pictures`. */
export interface EncodedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** What is made of an upload: of which picture, cut how, from an original of which size and kind. */
interface Encoded {
  readonly name: UploadedPicture | ShopPictureName;
  readonly crop: PictureCrop;
  readonly size: PixelSize;
  readonly isAvif: boolean;
}

/**
 * Makes every file that the shop offers of an upload, one after the other: they are small, and only the first look at the original needs much
 * memory. Colours alone survive of a file, neither what it says of place and camera nor whatever else it holds.
 */
export async function* encodeSizes(
  bytes: Uint8Array,
  { name, crop, size, isAvif }: Encoded,
): AsyncGenerator<EncodedFile> {
  const sizes = isShopPicture(name) ? PICTURE_KINDS.scene : ownSizes(name);
  const shape = isShopPicture(name) ? BANNER : SQUARE;
  const isClear = name.includes('-cutout');
  const { width, height } = sizes;
  const draw = async (turned: Sharp): Promise<[DrawnPixels, Buffer]> => {
    const shown = turned.clone().toColourspace('srgb');
    const cut = crop === null ? shown : shown.extract(partOf(size, crop, shape));
    const framed = (isClear ? cut.ensureAlpha() : cut.flatten({ background: WHITE })).resize(width, height, {
      // A part has the proportions already, but for what was rounded.
      fit: crop === null ? 'contain' : 'cover',
      background: isClear ? NOTHING : WHITE,
    });
    const decoded = await framed.raw().toBuffer({ resolveWithObject: true });
    const all = turned
      .clone()
      .resize(WHOLE_PIXELS, WHOLE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE });
    return [decoded, await all.webp(WEBP).toBuffer()];
  };
  const [pixels, whole] = await drawPicture(bytes, draw, { takesAvif: isAvif });
  yield { path: wholeFile(name), bytes: whole };
  for (const format of PICTURE_FORMATS) {
    for (const each of widthsOf(sizes, format)) {
      const image = (await ofPixels(pixels)).resize(each);
      const encoded = format === 'avif' ? image.avif(AVIF) : image.flatten({ background: SWEEP }).webp(WEBP);
      yield { path: pictureFile(sizes, name, { width: each, format }), bytes: await encoded.toBuffer() };
    }
  }
  if (isShopPicture(name)) return; // links and e-mails show goods
  const ground = isClear ? SWEEP : WHITE;
  const shared = (await ofPixels(pixels))
    .resize({ ...SHARING_SIZE, fit: 'contain', background: isClear ? NOTHING : WHITE })
    .flatten({ background: ground });
  yield { path: sharingFile(name), bytes: await shared.jpeg(JPEG).toBuffer() };
  const mailed = (await ofPixels(pixels)).resize(EMAIL_PICTURE_WIDTH).flatten({ background: ground });
  yield { path: emailFile(name), bytes: await mailed.jpeg(JPEG).toBuffer() };
}
