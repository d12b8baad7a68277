/** What a product's own pictures show, in the order of its gallery. */
export const PICTURE_VIEWS = ['three-quarter', 'front', 'back', 'ports', 'detail', 'scale'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** What staff uploaded of a product: a photograph with a ground of its own, or cut out of it, each large or small (`OWN_PICTURES`). */
export const UPLOADED_KINDS = ['photo', 'cutout', 'photo-small', 'cutout-small'] as const;
export type UploadedKind = (typeof UPLOADED_KINDS)[number];
/** `{16 hexadecimal digits}-{kind}`. */
export type UploadedPicture = `${string}-${UploadedKind}`;

/** A picture taken of one product alone: `{article}-{view}`, without a background, or one that staff uploaded. */
export type OwnPicture = `${string}-${PictureView}` | UploadedPicture;

/** What a product's picture shows; null for another name. */
export const viewOf = (name: string): PictureView | null =>
  PICTURE_VIEWS.find((view) => name.endsWith(`-${view}`)) ?? null;

const UPLOADED = /^[\da-f]{16}-(?:photo|cutout)(?:-small)?$/;

/** Whether a name is that of a picture that staff uploaded. */
export const isUploaded = (name: string): name is UploadedPicture => UPLOADED.test(name);

/** Whether a name is that of a product's picture. */
export const isOwn = (name: string): name is OwnPicture => viewOf(name) !== null || isUploaded(name);

/** Scenes, 1600 × 900, `public/pictures/scenes/{name}.webp`; illustrations, 800 × 600, without a background, `….avif`. */
export const SCENES = [
  'scene-ev-charging',
  'scene-meadow',
  'scene-portable-solar',
  'scene-rental-yard',
  'scene-roof-solar',
  'scene-utility-room',
  'scene-warehouse',
  'scene-workbench',
] as const;
export const ILLUSTRATIONS = ['empty-cart', 'page-not-found'] as const;

/** A scene that staff uploaded for what the shop says: `{16 hexadecimal digits}-banner`, in the sizes of the others. */
export type ShopPictureName = `${string}-banner`;
export type SceneName = (typeof SCENES)[number] | ShopPictureName;
type IllustrationName = (typeof ILLUSTRATIONS)[number];

/** The formats that every picture is kept in, the smaller first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The size of originals and the widths they are offered in; all in pixels. */
export interface PictureSizes {
  readonly folder: 'products' | 'scenes';
  /** Widths of WebP, where they are others than those of AVIF; ascending. */
  readonly webpWidths?: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Ascending; the last is the original's width, for nothing is ever enlarged. */
  readonly widths: readonly number[];
  /** The width for browsers that choose none from the sets. */
  readonly plainWidth: number;
}

/** A kind of picture whose names are known. */
export interface PictureKind extends PictureSizes {
  readonly names: readonly string[];
}

/** The one table of picture sizes: addresses and the files behind them are both made from it. */
export const PICTURE_KINDS = {
  scene: {
    folder: 'scenes',
    names: SCENES,
    width: 1600,
    height: 900,
    widths: [480, 800, 1200, 1600],
    plainWidth: 800,
  },
  illustration: {
    folder: 'scenes',
    names: ILLUSTRATIONS,
    width: 800,
    height: 600,
    widths: [400, 800],
    plainWidth: 400,
  },
} as const satisfies Record<string, PictureKind>;

/**
 * Sizes of a product's own pictures, whose originals are AVIF and stand in its sizes as they are: the first is large enough
 * to be looked at closely. WebP is for the few browsers, and for other programs, that know no AVIF; it has a plain ground.
 */
export const OWN_PICTURES = {
  first: {
    folder: 'products',
    width: 1600,
    height: 1600,
    widths: [240, 480, 960, 1600],
    webpWidths: [240, 480, 960],
    plainWidth: 480,
  },
  further: {
    folder: 'products',
    width: 960,
    height: 960,
    widths: [480, 960],
    webpWidths: [960],
    plainWidth: 960,
  },
  /** Of an upload that has fewer pixels; it may come first as well, so it has the small sizes, too. */
  small: {
    folder: 'products',
    width: 960,
    height: 960,
    widths: [240, 480, 960],
    plainWidth: 480,
  },
} as const satisfies Record<string, PictureSizes>;

/** The sizes of a product's own picture. Any upload can be the first of its gallery. */
export function ownSizes(name: OwnPicture): PictureSizes {
  if (isUploaded(name)) return name.endsWith('-small') ? OWN_PICTURES.small : OWN_PICTURES.first;
  return name.endsWith(PICTURE_VIEWS[0]) ? OWN_PICTURES.first : OWN_PICTURES.further;
}

/** What a `<picture>` needs: `srcset` values of both formats, a WebP `src`, and the original's size in pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  readonly webp: string;
  /** Nothing is behind what it shows: the page lays it on its sweep. */
  readonly clear?: true;
}

/** One size of one picture. */
interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

/** The path of one file below `/pictures`, which is also its path below the folder of built pictures. */
export const pictureFile = (kind: PictureSizes, name: string, size: PictureSize): string =>
  `${kind.folder}/${name}-${size.width}.${size.format}`;

const address = (kind: PictureSizes, name: string, size: PictureSize): string =>
  `/pictures/${pictureFile(kind, name, size)}`;

/** The widths in which a picture is offered in a format. */
export const widthsOf = (kind: PictureSizes, format: PictureFormat): readonly number[] =>
  (format === 'webp' ? kind.webpWidths : undefined) ?? kind.widths;

const sourceSet = (kind: PictureSizes, name: string, format: PictureFormat): string =>
  widthsOf(kind, format)
    .map((width) => `${address(kind, name, { width, format })} ${width}w`)
    .join(', ');

const picture = (kind: PictureSizes, name: string): Picture => ({
  src: address(kind, name, { width: kind.plainWidth, format: 'webp' }),
  width: kind.width,
  height: kind.height,
  avif: sourceSet(kind, name, 'avif'),
  webp: sourceSet(kind, name, 'webp'),
});

/** The square photograph of a product in all its sizes. */
export const productPicture = (name: OwnPicture): Picture => ({
  ...picture(ownSizes(name), name),
  ...(/-photo(?:-small)?$/.test(name) ? {} : { clear: true }),
});

const isIllustration = (name: SceneName | IllustrationName): name is IllustrationName =>
  ILLUSTRATIONS.some((illustration) => illustration === name);

/** A scene or an illustration in all its sizes. */
export const scenePicture = (name: SceneName | IllustrationName): Picture =>
  isIllustration(name)
    ? { ...picture(PICTURE_KINDS.illustration, name), clear: true }
    : picture(PICTURE_KINDS.scene, name);

/** A scene or a product's own picture in all its sizes. */
export const pictureOf = (name: SceneName | OwnPicture): Picture =>
  isOwn(name) ? productPicture(name) : scenePicture(name);

/** The address of a product photograph in full size, for the API, e-mails and structured data. */
export const pictureUrl = (name: OwnPicture): string => {
  const sizes = ownSizes(name);
  return address(sizes, name, { width: widthsOf(sizes, 'webp').at(-1) ?? sizes.width, format: 'webp' });
};

/** The picture of link previews, in the proportions and the format that every network takes; in pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** The path below `/pictures` of a product's picture for link previews. */
export const sharingFile = (name: string): string => `${OWN_PICTURES.first.folder}/${name}-share.jpg`;

/** The address of a product's picture for link previews. */
export const sharingUrl = (name: OwnPicture): string => `/pictures/${sharingFile(name)}`;

/** The width and height of a product's picture in e-mails, in pixels; mail programs know no newer format than JPEG. */
export const EMAIL_PICTURE_WIDTH = 160;

/** The path below `/pictures` of a product's picture for e-mails. */
export const emailFile = (name: string): string => `${OWN_PICTURES.first.folder}/${name}-letter.jpg`;

/** The address of a product's picture for e-mails; a product that has none shows an empty tile. */
export const emailPicture = (name: string): string => `/pictures/${emailFile(encodeURIComponent(name))}`;

/** For an address of `emailPicture`, that of the same picture without a ground, which dark e-mails lay on theirs; what staff photographed keeps its own. */
export const clearEmailPicture = (address: string): string =>
  address.replace(/-letter\.jpg$/, `-${OWN_PICTURES.first.widths[0]}.avif`);
