import type { SearchWord } from './search-words.ts';

/** A name that shoppers have for the goods of a category. */
export interface CategoryPhrase {
  readonly categoryId: number;
  readonly words: readonly Pick<SearchWord, 'stem' | 'root'>[];
}

/** The goods that a search names. */
export interface MeantCategories {
  /** Any of them. */
  readonly categoryIds: ReadonlySet<number>;
  /** The words that name them, by their places. */
  readonly places: ReadonlySet<number>;
}

/** Fewest letters by which a word that is still being typed is taken for a longer one. */
const BEGINNING_MIN = 3;

/** A phrase in a search: where its words stand, and whether the last of them is still being typed. */
interface Named extends CategoryPhrase {
  readonly places: ReadonlySet<number>;
  readonly isUnfinished: boolean;
}

/** The phrases whose words are all there, unless they only tell what goods are for. */
function namedIn(phrases: readonly CategoryPhrase[], words: readonly SearchWord[]): readonly Named[] {
  const placeOf = new Map(words.map(({ root }, place) => [root, place]));
  const last = words.at(-1)?.word ?? '';
  const isBegun = (stem: string) => last.length >= BEGINNING_MIN && stem.startsWith(last);
  return phrases
    .filter((phrase) => phrase.words.every(({ root, stem }) => placeOf.has(root) || isBegun(stem)))
    .map((phrase) => ({
      ...phrase,
      places: new Set(phrase.words.map(({ root }) => placeOf.get(root) ?? words.length - 1)),
      isUnfinished: phrase.words.some(({ root }) => !placeOf.has(root)),
    }))
    .filter(({ places }) => ![...places].every((place) => words[place]?.isAddition));
}

const isWithin = (inner: ReadonlySet<number>, outer: ReadonlySet<number>) =>
  [...inner].every((place) => outer.has(place));

/** Whether one phrase makes another count for nothing: a longer one around it, or a whole one beside a guess. */
const outdoes = (other: Named, one: Named) =>
  (other.places.size > one.places.size && isWithin(one.places, other.places)) ||
  (one.isUnfinished && !other.isUnfinished && !isWithin(other.places, one.places));

/**
 * Which categories a search names, if any: `сонячних панелей` the panels, `panel 450w` too. A longer name counts and
 * not the shorter one within it (`складана панель` is no `панель`). Null if it names none.
 */
export function meantCategories(
  phrases: readonly CategoryPhrase[],
  words: readonly SearchWord[],
): MeantCategories | null {
  const named = namedIn(phrases, words);
  const meant = named.filter((one) => !named.some((other) => outdoes(other, one)));
  if (meant.length === 0) return null;
  return {
    categoryIds: new Set(meant.map(({ categoryId }) => categoryId)),
    places: new Set(meant.flatMap(({ places }) => [...places])),
  };
}
