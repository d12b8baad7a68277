import {
  isOwn,
  type OwnPicture,
  PRODUCT_PICTURES,
  type PictureName,
  pictureUrl,
  productPicture,
  sharingUrl,
  type Picture,
} from '../../domain/catalogue/picture.ts';

/** Shown for a product whose own picture is not there (S §2). */
const DEFAULT_PICTURE: PictureName = 'solar-panel-black';

const isPictureName = (name: string): name is PictureName | OwnPicture =>
  isOwn(name) || PRODUCT_PICTURES.some((known) => known === name);

/** The stored sizes of a product's picture; an unknown name shows the default product picture. */
export const pictureOf = (name: string): Picture =>
  productPicture(isPictureName(name) ? name : DEFAULT_PICTURE);

/** The address of a product's picture in full size, without origin. */
export const pictureAddress = (name: string): string =>
  pictureUrl(isPictureName(name) ? name : DEFAULT_PICTURE);

/** The address of a product's picture for link previews, without origin. */
export const sharingAddress = (name: string): string =>
  sharingUrl(isPictureName(name) ? name : DEFAULT_PICTURE);
