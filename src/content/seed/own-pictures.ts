import { isOwn, type OwnPicture } from '../../domain/catalogue/picture.ts';
import galleries from './own-pictures.json' with { type: 'json' };

const named: Readonly<Record<string, readonly string[]>> = galleries;

/** The article numbers of products that have pictures of their own. */
export const ownArticles: readonly string[] = Object.keys(named);

/** The names of all pictures taken of one product alone. */
export const ownPictureNames: ReadonlySet<string> = new Set(Object.values(named).flat());

/**
 * The gallery of a product of the starting catalogue, taken of it alone, by its article number: first the view from the side.
 * `tools/studio` writes the list as it takes pictures, so every name in it has its file. Throws for a product without pictures.
 */
export function ownPictures(article: string): readonly [OwnPicture, ...OwnPicture[]] {
  const [first, ...further] = (named[article] ?? []).filter(isOwn);
  if (first === undefined) throw new Error(`${article} has no picture`);
  return [first, ...further];
}
