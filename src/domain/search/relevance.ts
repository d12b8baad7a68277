import type { MeantCategories } from './meant-categories.ts';
import { goodsWordsOf } from './goods-words.ts';
import type { SearchWord } from './search-words.ts';
import { isMeasure, SAME_NUMBER, SAME_WORD, WHOLE_MIN } from './word-evidence.ts';

/**
 * Which of the products that have all typed words somewhere are what was asked for, and which only mention it: the rule
 * of precision, where `rank-matches.ts` has the order.
 *
 * | standing | the product |
 * |---|---|
 * | `own` | has the article number, or is of the maker or the model that is named, and every other word is in its name |
 * | `asked` | is of the kind of goods that is named, and every other word is in its name |
 * | `called` | has every word among those that say what the goods are (`мікроінвертор`), or the very measures |
 * | `named` | has every word in its name, but as something it is for, with or made of |
 * | `kind` | is of the kind that is named, but other words are in its text alone |
 * | `mention` | has words in its text alone |
 */
export type Standing = 'own' | 'asked' | 'called' | 'named' | 'kind' | 'mention';

/** From the strongest to the weakest. */
export const STANDINGS: readonly Standing[] = ['own', 'asked', 'called', 'named', 'kind', 'mention'];

/** What a product's standing is read from. */
export interface Reading {
  readonly words: readonly SearchWord[];
  readonly meant: MeantCategories | null;
  readonly isAlike: boolean;
}

interface Read {
  /** Words of the normalised name, brand and article number. */
  readonly tokens: readonly string[];
  /** The first word of the normalised brand, by which a maker is named; empty if there is none. */
  readonly maker: string;
  readonly isOfKind: boolean;
  readonly isArticle: boolean;
  /** How well the name answers each word, the kind of goods aside. */
  readonly inName: readonly number[];
  /** How well a word of a name answers the word at a place. */
  readonly worthOf: (place: number, token: string) => number;
}

/** Fewest letters that are taken for the beginning of a maker's name. */
const MAKER_MIN = 3;
/** Fewest characters of a model number: `lp1`. */
const MODEL_MIN = 3;

const isModel = (word: string) =>
  word.length >= MODEL_MIN && /\d/.test(word) && /\p{L}/u.test(word) && !isMeasure(word);

/** Whether a typed word names a maker, or begins to. */
export const namesMaker = ({ word }: Pick<SearchWord, 'word'>, maker: string): boolean =>
  maker === word || (word.length >= MAKER_MIN && maker.startsWith(word));

/** What one text of a product says it is for a search. */
export function standingOf({ words, meant, isAlike }: Reading, product: Read): Standing {
  const { tokens, maker, isOfKind, isArticle, inName, worthOf } = product;
  if (isArticle) return 'own';
  const isNamed = (place: number) => (inName[place] ?? 0) >= WHOLE_MIN;
  const namesKind = (place: number) => meant?.places.has(place) ?? false;
  const isWhole = words.every((_, place) => (isOfKind && namesKind(place)) || isNamed(place));
  if (!isWhole && (meant === null || isOfKind)) return isOfKind ? 'kind' : 'mention';
  const goods = goodsWordsOf(tokens, maker);
  const sameWord = isAlike ? WHOLE_MIN : SAME_WORD;
  const isGoods = (place: number) => goods.some((token) => worthOf(place, token) >= sameWord);
  const isKind = isOfKind || (meant !== null && [...meant.places].every(isGoods));
  if (!isWhole) return isKind ? 'kind' : 'mention';
  if (meant !== null && !isKind) return 'named';
  const isMaker = (word: SearchWord, place: number) =>
    namesMaker(word, maker) || (isAlike && maker !== '' && worthOf(place, maker) >= sameWord);
  if (words.some((each, place) => !namesKind(place) && (isMaker(each, place) || isModel(each.word))))
    return 'own';
  if (meant !== null) return 'asked';
  const isCalled = words.every(
    ({ word }, place) => isGoods(place) || (isMeasure(word) && (inName[place] ?? 0) >= SAME_NUMBER),
  );
  return isCalled ? 'called' : 'named';
}

/** So many products whose names answer every word are a choice; what only mentions them is left out then. */
const CHOICE = 8;
/** So many are enough if a name says with one word, or a measure, what they are. */
const FEW = 3;

/** Whether a number without a unit stands beside other words: texts hold such numbers by chance. */
const namesNumber = (words: readonly SearchWord[]) =>
  words.length > 1 && words.some(({ word }) => /^\d+$/.test(word));

/**
 * The standings that are shown beside each other, from those that were found; the rest is left out. Strong evidence
 * needs one product, weak evidence several: `deye 12` is an inverter and no panel whose text names it, `12v` is also
 * what only its text calls so, because two names do not tell all that is.
 */
export function shownStandings({ words, meant }: Reading, found: readonly Standing[]): ReadonlySet<Standing> {
  const count = (...standings: readonly Standing[]) =>
    found.filter((each) => standings.includes(each)).length;
  const [own, asked] = [count('own'), count('own', 'asked')];
  if (meant !== null && asked > 0) {
    const hasMeasure = words.some(({ word }) => isMeasure(word));
    const isChoice = own > 0 || asked >= CHOICE || (hasMeasure && asked >= (namesNumber(words) ? 1 : FEW));
    if (isChoice) return new Set(['own', 'asked']);
    return new Set(hasMeasure ? ['asked', 'kind'] : ['asked', 'named', 'kind']);
  }
  if (meant !== null && count('kind') > 0) return new Set(['named', 'kind']);
  // `panel 1000 W`: what is of no such kind and only mentions the measure would pass for it.
  if (meant !== null && words.some(({ word }) => /\p{L}/u.test(word) && isMeasure(word)))
    return new Set(['called', 'named']);
  const enough =
    own > 0 ||
    count('called') >= (words.length > 1 ? 1 : FEW) ||
    count('called', 'named') >= (namesNumber(words) ? 1 : CHOICE);
  return new Set(enough ? STANDINGS.slice(0, STANDINGS.indexOf('kind')) : STANDINGS);
}
