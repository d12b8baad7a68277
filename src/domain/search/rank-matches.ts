import type { MeantCategories } from './meant-categories.ts';
import { shownStandings, standingOf, STANDINGS, type Standing } from './relevance.ts';
import type { SearchWord } from './search-words.ts';
import { evidenceOf } from './word-evidence.ts';

/** A text of a product that may be what a search is for; the same product may come in each language. */
export interface Candidate {
  readonly id: number;
  readonly categoryId: number;
  readonly inStock: boolean;
  /** Normalised name, brand and article number. */
  readonly name: string;
  /** The first word of the normalised brand. */
  readonly maker: string;
  /** The article number's letters and digits, lower case. */
  readonly articleLetters: string;
}

/** What candidates are compared with. */
export interface RankedSearch {
  /** Normalised. */
  readonly text: string;
  readonly words: readonly SearchWord[];
  readonly meant: MeantCategories | null;
  /** Whether mistyped words count. */
  readonly isAlike: boolean;
}

/** What a word is worth that is only in the rest of the text. */
const IN_TEXT = 0.2;
/** What a word is worth that names the kind of goods, to goods of the kind. */
const OF_KIND = 0.9;
/** Evidence beside the words, which together come to at most 1. The order of the constants is that of their weight. */
const ARTICLE = 10;
const ARTICLE_BEGINNING = 2;
const CATEGORY = 0.5;
const PHRASE = 0.1;
const IN_STOCK = 0.05;
const AT_START = 0.03;
/** Letters and digits of an article number; shorter beginnings of one are by chance. */
export const ARTICLE_MIN = 4;

/** A text without what stands between its letters and digits: `sun 12k` and `SUN-12K` are one article number. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How well a candidate answers, and what it is for the search. */
interface Judgement {
  readonly score: number;
  readonly standing: Standing;
}

/** Judges candidates of one search; what a word of a name is worth is worked out once. */
function judge(search: RankedSearch): (candidate: Candidate) => Judgement {
  const { text, words, meant, isAlike } = search;
  const letters = lettersOf(text);
  // A search for a kind alone: a name that begins with it is no better than `гібридний інвертор`.
  const namesOnlyKind = meant !== null && words.every((_, place) => meant.places.has(place));
  const worth = words.map(() => new Map<string, number>());
  const worthOf = (place: number, token: string) => {
    const known = worth[place]?.get(token);
    const word = words[place];
    if (known !== undefined || word === undefined) return known ?? 0;
    const found = evidenceOf(word, token, isAlike);
    worth[place]?.set(token, found);
    return found;
  };
  return ({ name, maker, articleLetters, categoryId, inStock }) => {
    const tokens = name.split(' ');
    const isMeant = meant?.categoryIds.has(categoryId) ?? false;
    const inName = words.map((_, place) =>
      tokens.reduce((most, token) => Math.max(most, worthOf(place, token)), IN_TEXT),
    );
    const answered = inName.map((each, place) =>
      isMeant && meant?.places.has(place) ? Math.max(each, OF_KIND) : each,
    );
    const isArticle = articleLetters === letters;
    const beginsArticle = letters.length >= ARTICLE_MIN && articleLetters.startsWith(letters);
    const at = ` ${name}`.indexOf(` ${text}`); // not inside a word: `mikroinwerter` is no `inwerter`
    const score =
      answered.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length) +
      (isArticle ? ARTICLE : 0) +
      (beginsArticle ? ARTICLE_BEGINNING : 0) +
      (isMeant ? CATEGORY : 0) +
      (at >= 0 ? PHRASE : 0) +
      (inStock ? IN_STOCK : 0) +
      (at >= 0 && !namesOnlyKind ? AT_START * (1 - at / name.length) : 0);
    const read = { tokens, maker, isOfKind: isMeant, isArticle: isArticle || beginsArticle, inName, worthOf };
    return { score, standing: standingOf(search, read) };
  };
}

/** Mistyped words must together be at least so much like a product's. */
const ALIKE_MIN = 0.5;

/** What is asked for stands before all that is not. */
const isFirst = (standing: Standing) => STANDINGS.indexOf(standing) <= STANDINGS.indexOf('called');

/** The better of two judgements of texts of one product. */
const better = (one: Judgement, other: Judgement): Judgement => ({
  score: Math.max(one.score, other.score),
  standing:
    STANDINGS.indexOf(one.standing) <= STANDINGS.indexOf(other.standing) ? one.standing : other.standing,
});

/**
 * Ids of the candidates, what a shopper expects first (domain facts, "Search"): what is asked for before what is not
 * (`relevance.ts`), then the article number, the kind of goods that the search names, words in the name before words in
 * the text, what is in stock before what is not, a name that begins with the term before one that ends so. Each product
 * once, by the best of its texts; equals by id. What only mentions the words is left out where enough is asked for.
 */
export const rankMatches = (search: RankedSearch, candidates: readonly Candidate[]): readonly number[] =>
  rankJudged(search, candidates).ids;

/** The same, with whether any of them is, by its name, what is asked for. */
export function rankJudged(
  search: RankedSearch,
  candidates: readonly Candidate[],
): { readonly ids: readonly number[]; readonly isAsked: boolean } {
  const judged = judge(search);
  const best = new Map<number, Judgement>();
  for (const candidate of candidates) {
    const judgement = judged(candidate);
    if (search.isAlike && judgement.score < ALIKE_MIN) continue;
    const known = best.get(candidate.id);
    best.set(candidate.id, known === undefined ? judgement : better(known, judgement));
  }
  const shown = shownStandings(
    search,
    [...best.values()].map(({ standing }) => standing),
  );
  const ids = [...best]
    .filter(([, { standing }]) => shown.has(standing))
    .toSorted(
      ([a, one], [b, other]) =>
        Number(isFirst(other.standing)) - Number(isFirst(one.standing)) || other.score - one.score || a - b,
    )
    .map(([id]) => id);
  return { ids, isAsked: [...best.values()].some(({ standing }) => isFirst(standing)) };
}
