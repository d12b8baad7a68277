import * as v from 'valibot';
import { LOCALES, type Locale } from '../../locale/locale.ts';
import { withoutInvisible } from '../../locale/without-invisible.ts';
import type { UploadedKind } from '../picture.ts';
import { isShopPicture } from '../scene.ts';

/** So many pictures a product has at most. */
export const PICTURES_MAX = 12;
/** One picture may weigh so much, and those of one form together. */
export const PICTURE_BYTES_MAX = 16 * 1024 * 1024;
export const PICTURES_FORM_BYTES_MAX = 32 * 1024 * 1024;
/** The square of a picture has at least so many pixels a side: with fewer it is blurred on the product's page. */
export const SIDE_MIN = 600;
/** From so many on it is offered in all sizes; it is enlarged by a seventh at most. */
const LARGE_SIDE = 1400;
/** Of an alternative text: screen readers read it at one go. */
export const ALT_MAX = 150;

/** What is cut out of pictures: its width by its height, and the pixels that it has at least from side to side. */
export interface CropShape {
  readonly aspect: number;
  readonly widthMin: number;
}
/** Of pictures of products. */
export const SQUARE: CropShape = { aspect: 1, widthMin: SIDE_MIN };

/** Which part of a picture the shop shows; percent. `side` of the largest part of its shape, `left` and `top` of the room that is left over. */
export interface CropPart {
  readonly side: number;
  readonly left: number;
  readonly top: number;
}
/** Where the shop keeps the whole of an upload, for its crop; a path below `/pictures`. */
export const wholeFile = (name: string): string =>
  `${isShopPicture(name) ? 'scenes' : 'products'}/${name}-whole.webp`;

/** A smaller part of a picture is a slip of the hand; percent. */
const CROP_SIDE_MIN = 10;

/** Null for the whole picture, fitted on a plain ground. */
export type PictureCrop = CropPart | null;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The width of the largest part of a shape that a picture has, in its pixels. */
export const widthMax = ({ width, height }: PixelSize, { aspect }: CropShape): number =>
  Math.min(width, height * aspect);

/** The part that a crop cuts out of a picture, in its pixels. */
export function partOf(size: PixelSize, { side, left, top }: CropPart, shape: CropShape) {
  const width = Math.max(1, Math.round((widthMax(size, shape) * side) / 100));
  const height = Math.max(1, Math.round(width / shape.aspect));
  return {
    width,
    height,
    left: Math.round(((size.width - width) * left) / 100),
    top: Math.round(((size.height - height) * top) / 100),
  };
}

/** How many pixels a side the square has that comes of a picture. */
export const sideOf = (size: PixelSize, crop: PictureCrop): number =>
  crop === null ? Math.max(size.width, size.height) : partOf(size, crop, SQUARE).width;

/** What kind of picture comes of an upload; `isClear` where something shines through it. */
export const uploadedKind = (side: number, isClear: boolean): UploadedKind =>
  `${isClear ? 'cutout' : 'photo'}${side >= LARGE_SIDE ? '' : '-small'}`;

/** A list of names with one of them at another place, counted from zero; as it was where it has no such name. */
export function movedTo(names: readonly string[], name: string, place: number): readonly string[] {
  if (!names.includes(name)) return names;
  return names.filter((each) => each !== name).toSpliced(Math.max(0, place), 0, name);
}

/**
 * The list that a change led from, as far as it can be had by now; null where others changed it since. A picture that was taken away comes
 * back to its place, whatever was added meanwhile.
 */
export function listBefore(
  now: readonly string[],
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): readonly string[] | null {
  if (now.join() === after.join()) return before;
  const [gone, ...others] = before.filter((name) => !after.includes(name));
  const isRemoval = gone !== undefined && others.length === 0 && after.length === before.length - 1;
  return isRemoval && !now.includes(gone) ? now.toSpliced(before.indexOf(gone), 0, gone) : null;
}

/** How the log writes lists of pictures; names have no commas. */
export const printList = (names: readonly string[]): string => names.join(', ');
export const readList = (printed: string): readonly string[] => (printed === '' ? [] : printed.split(', '));

/** The field of the log for a picture's alternative text in a language, and what such a field names; names have no dots. */
export const altField = (name: string, locale: Locale): string => `alt.${name}.${locale}`;
export function readAltField(field: string): { readonly name: string; readonly locale: Locale } | null {
  const [first, name = '', language] = field.split('.');
  const locale = LOCALES.find((each) => each === language);
  return first === 'alt' && locale !== undefined ? { name, locale } : null;
}

/** How the log writes a crop: empty for the whole picture, else `{side} {left} {top}`. */
export const printCrop = (crop: PictureCrop): string =>
  crop === null ? '' : `${crop.side} ${crop.left} ${crop.top}`;

/** Reads a crop that was written so; undefined for what is none. */
export function readCrop(printed: string): PictureCrop | undefined {
  if (printed === '') return null;
  const [, side, left, top] = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/.exec(printed)?.map(Number) ?? [];
  if (side === undefined || left === undefined || top === undefined) return undefined;
  return side >= CROP_SIDE_MIN && [side, left, top].every((each) => each <= 100)
    ? { side, left, top }
    : undefined;
}

/** Alternative texts of one picture, by language; a language without one is left out. */
export type AltTexts = Readonly<Partial<Record<Locale, string>>>;

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
/** A percentage of a form, at least `min`. */
export const percent = (min: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(min), v.maxValue(100));
/** An alternative text of a form, tidied. */
export const alt = v.optional(
  v.pipe(
    v.string(),
    v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ').trim()),
    v.maxLength(ALT_MAX),
  ),
  '',
);

/** The forms of a picture, by their intents. */
export const PICTURE_FORMS = {
  'picture-move': v.object({
    name,
    to: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  }),
  'picture-remove': v.object({ name }),
  'picture-crop': v.object({
    name,
    fit: v.picklist(['whole', 'square']),
    side: percent(CROP_SIDE_MIN),
    left: percent(0),
    top: percent(0),
  }),
  'picture-alt': v.object({ name, uk: alt, pl: alt, en: alt }),
} as const;
