import { isOwn } from '../../domain/catalogue/picture.ts';
import { isScene } from '../../domain/catalogue/scene.ts';
import { DEFAULT_PICTURE } from '../catalogue/product-picture.ts';

/** The name under which a promotion shows its picture; an unknown one is that of the default product picture. */
export const shownPicture = (name: string): string => (isOwn(name) || isScene(name) ? name : DEFAULT_PICTURE);
