import type { TextShelf } from '../../content/text-shelf.ts';
import { bringTexts } from './bring-texts.ts';

/**
 * The shelves that a page says besides the shop's, for its route's `handle`: `texts: await pageTexts('front')`. A route is
 * there only when its texts are, too. The head of the document names them, so that the browser asks for them along with
 * the scripts, not when one of those has come.
 */
export async function pageTexts(...shelves: TextShelf[]): Promise<readonly TextShelf[]> {
  if (!import.meta.env.SSR) await Promise.all(shelves.map(bringTexts));
  return shelves;
}

/** What the `handle` of a route names, which the router types as anything. */
export const textsOf = (handle: unknown): readonly TextShelf[] =>
  (handle as { texts?: readonly TextShelf[] } | undefined)?.texts ?? [];
