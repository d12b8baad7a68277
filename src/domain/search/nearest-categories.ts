import { likenessOf } from './likeness.ts';
import type { SearchWord } from './search-words.ts';
import { outermost } from './search-places.ts';

/** Fewest letters of a word that is compared; shorter ones are like too much. */
const LENGTH_MIN = 4;
/** What a word that was not found must at least have in common with one for goods, to be worth a guess. */
const NEAR_MIN = 0.55;
const NEAREST_MAX = 3;

/**
 * Categories whose names a search that found nothing comes near, the nearest first: a guess, weaker than what is put
 * right as a typo. `names` are their words in all languages.
 */
export function nearestCategories(
  words: readonly SearchWord[],
  names: readonly { readonly categoryId: number; readonly words: readonly { readonly stem: string }[] }[],
): readonly number[] {
  const typed = words.map(({ stem }) => stem).filter((stem) => stem.length >= LENGTH_MIN && !/\d/.test(stem));
  const nearness = new Map<number, number>();
  for (const name of names) {
    const near = Math.max(
      0,
      ...typed.flatMap((stem) => name.words.map((other) => likenessOf(stem, other.stem, NEAR_MIN))),
    );
    if (near >= NEAR_MIN) nearness.set(name.categoryId, Math.max(near, nearness.get(name.categoryId) ?? 0));
  }
  const shown = new Set(outermost(new Set(nearness.keys())));
  return [...nearness]
    .filter(([id]) => shown.has(id))
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, NEAREST_MAX)
    .map(([id]) => id);
}
