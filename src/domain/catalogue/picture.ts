import { ILLUSTRATIONS, PRODUCT_PICTURES, SCENES } from './picture-names.ts';
import type { IllustrationName, PictureName, SceneName } from './picture-names.ts';

/** The formats that every picture is kept in, the smaller first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A kind of picture: its names, the size of its originals and the widths it is offered in; all in pixels. */
export interface PictureKind {
  readonly folder: 'products' | 'scenes';
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Ascending; the last is the original's width, for nothing is ever enlarged. */
  readonly widths: readonly number[];
  /** The width for browsers that choose none from the sets. */
  readonly plainWidth: number;
}

/** The one table of picture sizes: addresses and the files behind them are both made from it. */
export const PICTURE_KINDS = {
  product: {
    folder: 'products',
    names: PRODUCT_PICTURES,
    width: 960,
    height: 960,
    widths: [240, 480, 720, 960],
    plainWidth: 480,
  },
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

/** What a `<picture>` needs: `srcset` values of both formats, a WebP `src`, and the original's size in pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  readonly webp: string;
}

/** One size of one picture. */
export interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

/** The path of one file below `/pictures`, which is also its path below the folder of built pictures. */
export const pictureFile = (kind: PictureKind, name: string, size: PictureSize): string =>
  `${kind.folder}/${name}-${size.width}.${size.format}`;

const address = (kind: PictureKind, name: string, size: PictureSize): string =>
  `/pictures/${pictureFile(kind, name, size)}`;

const sourceSet = (kind: PictureKind, name: string, format: PictureFormat): string =>
  kind.widths.map((width) => `${address(kind, name, { width, format })} ${width}w`).join(', ');

const picture = (kind: PictureKind, name: string): Picture => ({
  src: address(kind, name, { width: kind.plainWidth, format: 'webp' }),
  width: kind.width,
  height: kind.height,
  avif: sourceSet(kind, name, 'avif'),
  webp: sourceSet(kind, name, 'webp'),
});

/** The square photograph of a product in all its sizes. */
export const productPicture = (name: PictureName): Picture => picture(PICTURE_KINDS.product, name);

const isIllustration = (name: SceneName | IllustrationName): name is IllustrationName =>
  ILLUSTRATIONS.some((illustration) => illustration === name);

/** A scene or an illustration in all its sizes. */
export const scenePicture = (name: SceneName | IllustrationName): Picture =>
  picture(isIllustration(name) ? PICTURE_KINDS.illustration : PICTURE_KINDS.scene, name);

/** The address of a product photograph in full size, for the API, e-mails and structured data. */
export const pictureUrl = (name: PictureName): string =>
  address(PICTURE_KINDS.product, name, { width: PICTURE_KINDS.product.width, format: 'webp' });

/** The picture of link previews, in the proportions and the format that every network takes; in pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** The path below `/pictures` of a product's picture for link previews. */
export const sharingFile = (name: string): string => `${PICTURE_KINDS.product.folder}/${name}-share.jpg`;

/** The address of a product's picture for link previews. */
export const sharingUrl = (name: PictureName): string => `/pictures/${sharingFile(name)}`;

/** The width and height of a product's picture in e-mails, in pixels; mail programs know no newer format than JPEG. */
export const EMAIL_PICTURE_WIDTH = 160;

/** The path below `/pictures` of a product's picture for e-mails. */
export const emailFile = (name: string): string => `${PICTURE_KINDS.product.folder}/${name}-letter.jpg`;

/** The address of a product's picture for e-mails; a product that has none shows an empty tile. */
export const emailPicture = (name: string): string => `/pictures/${emailFile(encodeURIComponent(name))}`;
