import {
  isOwn,
  type OwnPicture,
  pictureUrl,
  productPicture,
  sharingUrl,
  type Picture,
} from '../../domain/catalogue/picture.ts';
import { isScene } from '../../domain/catalogue/scene.ts';

/** Shown for a product whose own picture is not there (S §2). */
const DEFAULT_PICTURE: OwnPicture = 'prm-n54s-430-three-quarter';

/** The name under which a picture is shown where it may be a scene, too; an unknown one is that of the default product picture. */
export const shownName = (name: string): string => (isOwn(name) || isScene(name) ? name : DEFAULT_PICTURE);

/** The stored sizes of a product's picture; an unknown name shows the default product picture. */
export const pictureOf = (name: string): Picture => productPicture(isOwn(name) ? name : DEFAULT_PICTURE);

/** The address of a product's picture in full size, without origin. */
export const pictureAddress = (name: string): string => pictureUrl(isOwn(name) ? name : DEFAULT_PICTURE);

/** The address of a product's picture for link previews, without origin. */
export const sharingAddress = (name: string): string => sharingUrl(isOwn(name) ? name : DEFAULT_PICTURE);
