import {
  isOwn,
  type OwnPicture,
  pictureUrl,
  productPicture,
  sharingUrl,
  type Picture,
} from '../../domain/catalogue/picture.ts';

/** Shown for a product whose own picture is not there (S §2). */
export const DEFAULT_PICTURE: OwnPicture = 'prm-n54s-430-three-quarter';

/** The stored sizes of a product's picture; an unknown name shows the default product picture. */
export const pictureOf = (name: string): Picture => productPicture(isOwn(name) ? name : DEFAULT_PICTURE);

/** The address of a product's picture in full size, without origin. */
export const pictureAddress = (name: string): string => pictureUrl(isOwn(name) ? name : DEFAULT_PICTURE);

/** The address of a product's picture for link previews, without origin. */
export const sharingAddress = (name: string): string => sharingUrl(isOwn(name) ? name : DEFAULT_PICTURE);
