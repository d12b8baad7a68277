import { isOwn, type OwnPicture } from '../../domain/catalogue/picture.ts';
import galleries from './own-pictures.json' with { type: 'json' };

const named: Readonly<Record<string, readonly string[]>> = galleries;

/** The article numbers of products that have pictures of their own. */
export const ownArticles: readonly string[] = Object.keys(named);

/** The names of all pictures taken of one product alone. */
export const ownPictureNames: ReadonlySet<string> = new Set(Object.values(named).flat());

/**
 * The gallery of a product, taken of it alone, by its article number: first the view from the side. Null while it has
 * none; `tools/studio` writes the list as it takes pictures, so every name in it has its file.
 */
export function ownPictures(article: string): readonly [OwnPicture, ...OwnPicture[]] | null {
  const [first, ...further] = (named[article] ?? []).filter(isOwn);
  return first === undefined ? null : [first, ...further];
}
