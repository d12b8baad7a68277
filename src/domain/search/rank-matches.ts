import { LIKENESS_MIN, likenessOf } from './likeness.ts';
import type { MeantCategories } from './meant-categories.ts';
import type { SearchWord } from './search-words.ts';

/** A text of a product that may be what a search is for; the same product may come in each language. */
export interface Candidate {
  readonly id: number;
  readonly categoryId: number;
  readonly inStock: boolean;
  /** Normalised name, brand and article number. */
  readonly name: string;
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
/** What a name answers at least with, by a part of a word or a number that begins so. */
const WHOLE_MIN = 0.5;
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

/** How well a word of a name answers a typed one with numbers: `5kw` is neither `15kw` nor quite `5.12kw`. */
function numberEvidence(word: string, token: string): number {
  if (token.startsWith(word))
    return /^\d+$/.test(word) && !/^[\d.]/.test(token.slice(word.length)) ? 0.95 : 0.5;
  if (token.endsWith(`x${word}`)) return 0.95; // the size of one core
  const [, whole = '', unit = ''] = /^(\d+)([a-z]+\d?)$/.exec(word) ?? [];
  if (unit !== '' && token.startsWith(`${whole}.`) && token.endsWith(unit)) return 0.8;
  return token.includes(word) ? 0.3 : 0;
}

/** How well a word of a name answers a typed one, from 0 to 1. */
function evidenceOf({ word, stem }: SearchWord, token: string, isAlike: boolean): number {
  if (token === word) return 1;
  if (/\d/.test(word)) return numberEvidence(word, token);
  if (token.startsWith(word)) return 0.95;
  if (token.startsWith(stem)) return 0.9;
  if (token.includes(word)) return 0.6;
  if (token.includes(stem)) return 0.5;
  if (!isAlike) return 0;
  const likeness = likenessOf(word, token);
  return likeness < LIKENESS_MIN ? 0 : likeness * 0.8;
}

/** How well a candidate answers, and whether its name, article number or category answers every word. */
interface Judgement {
  readonly score: number;
  readonly isWhole: boolean;
}

/** Judges candidates of one search; what a word of a name is worth is worked out once. */
function judge({ text, words, meant, isAlike }: RankedSearch): (candidate: Candidate) => Judgement {
  const letters = lettersOf(text);
  const worth = words.map(() => new Map<string, number>());
  const worthOf = (place: number, token: string) => {
    const known = worth[place]?.get(token);
    const word = words[place];
    if (known !== undefined || word === undefined) return known ?? 0;
    const found = evidenceOf(word, token, isAlike);
    worth[place]?.set(token, found);
    return found;
  };
  return ({ name, articleLetters, categoryId, inStock }) => {
    const tokens = name.split(' ');
    const isMeant = meant?.categoryIds.has(categoryId) ?? false;
    const inName = words.map((_, place) => {
      const best = tokens.reduce((most, token) => Math.max(most, worthOf(place, token)), IN_TEXT);
      return isMeant && meant?.places.has(place) ? Math.max(best, 0.9) : best;
    });
    const isArticle = articleLetters === letters;
    const beginsArticle = letters.length >= ARTICLE_MIN && articleLetters.startsWith(letters);
    const at = name.indexOf(text);
    const score =
      inName.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length) +
      (isArticle ? ARTICLE : 0) +
      (beginsArticle ? ARTICLE_BEGINNING : 0) +
      (isMeant ? CATEGORY : 0) +
      (at >= 0 ? PHRASE : 0) +
      (inStock ? IN_STOCK : 0) +
      (at >= 0 ? AT_START * (1 - at / name.length) : 0);
    return { score, isWhole: isArticle || beginsArticle || inName.every((each) => each >= WHOLE_MIN) };
  };
}

/** So many products whose names answer every word are a choice; what only mentions them is left out then. */
const CHOICE = 8;
/** Whether a number without a unit stands beside other words: texts hold such numbers by chance. */
const namesNumber = ({ words }: RankedSearch) =>
  words.length > 1 && words.some(({ word }) => /^\d+$/.test(word));

/** Mistyped words must together be at least so much like a product's. */
const ALIKE_MIN = 0.5;

/**
 * Ids of the candidates, what a shopper expects first (domain facts, "Search"): the article number, then the kind of
 * goods that the search names, words in the name before words in the text, what is in stock before what is not, a name
 * that begins with the term before one that ends so. Each product once, by the best of its texts; equals by id.
 * Where enough names answer every word, products whose texts merely mention the words are left out; beside a bare number
 * one name is enough: `deye 12` is an inverter, and no panel whose text names such an inverter.
 */
export function rankMatches(search: RankedSearch, candidates: readonly Candidate[]): readonly number[] {
  const judged = judge(search);
  const best = new Map<number, number>();
  const whole = new Set<number>();
  for (const candidate of candidates) {
    const { score, isWhole } = judged(candidate);
    if (search.isAlike && score < ALIKE_MIN) continue;
    best.set(candidate.id, Math.max(best.get(candidate.id) ?? 0, score));
    if (isWhole) whole.add(candidate.id);
  }
  const isChoice = !search.isAlike && whole.size >= (namesNumber(search) ? 1 : CHOICE);
  return [...best]
    .filter(([id]) => !isChoice || whole.has(id))
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .map(([id]) => id);
}
