import { SEARCH_TERM_MAX } from './search-limits.ts';

/** Words of a term that are searched for: as many as tell a product from all others. */
const WORDS_MAX = 10;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The beginning of a term, up to its tenth word (or `wordsMax`) and 200th character. Each word is looked up by itself and in other
 * spellings: two hundred characters of `1+1+1…` took a second of the database. Words and characters are counted in
 * NFKC, because one sign may stand for many (`½½½` is `1⁄21⁄21⁄2`), and the beginning is returned so.
 */
export function firstWords(typed: string, wordsMax = WORDS_MAX): string {
  const term = Array.from(typed.normalize('NFKC')).slice(0, SEARCH_TERM_MAX).join('');
  let words = 0;
  for (const { 0: word, index } of term.matchAll(WORD)) {
    if (++words === wordsMax) return term.slice(0, index + word.length);
  }
  return term;
}

/** Fewer letters would be the stem of too many words. */
const STEM_MIN = 4;

/** Endings of nouns and adjectives, longer ones first. */
const UKRAINIAN = endings(
  'ами ями ові еві ого ому ими іми ією ої ів їв ей ій ях ах ам ям их іх им ім ом ем ою ею єю ий ія ії ію',
  'а е и і о у ь ю я ї є й',
);
/** Polish ones without diacritics, as texts are normalised, and English ones: one look does not tell them apart. */
const LATIN = endings(
  'owie owi ami ach ego emu ych ich ymi imi iom iem ies om ow em im ym ej ie ia ii es',
  'a e i o s u y',
);

function endings(...lists: readonly string[]): RegExp {
  const all = lists.flatMap((list) => list.split(' ')).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<=^.{${STEM_MIN},})(?:${all.join('|')})$`, 'u');
}

/**
 * What the forms of a normalised word have in common, found by cutting one ending (`панелей`, `панель` → `панел`;
 * `batteries`, `battery` → `batter`). Never shorter than four letters; words with digits stay as they are.
 */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  return word.replace(/\p{Script=Cyrillic}/u.test(word) ? UKRAINIAN : LATIN, '');
}

/** Words after which follows what something is for or with, in all languages, as they are normalised. */
export const LEADING_WORDS = wordSet(
  'для на з із зі у в до від по під',
  'do na z ze w we dla od po pod',
  'for of with to in on',
);
/** Words that only join others. */
const JOINING = new Set([...LEADING_WORDS, ...wordSet('та і й', 'i oraz', 'a an the and')]);

/** A word between consonants that comes and goes: `kabel` and `kable` share `kabl`. */
const FLEETING_VOWEL = /(?<=..)[eoео](?=[^aeiouyаеиіоуюяєї]$)/u;

/** A word of a search. */
export interface SearchWord {
  readonly word: string;
  /** What other forms of it begin with. */
  readonly stem: string;
  /** What all its forms have in common, as a sign to compare and not as a part of them. */
  readonly root: string;
  /** Whether it says what goods are for or with (`rail for panels`), so that it cannot be what they are. */
  readonly isAddition: boolean;
}

function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}

/** The words of a normalised text that a product must have; joining words only where there are no others. */
export function searchWordsOf(text: string): readonly SearchWord[] {
  const all = text.split(' ').filter((word) => word !== '');
  const leading = all.findIndex((word, place) => place > 0 && LEADING_WORDS.has(word));
  const words = all.map((word, place) => {
    const stem = stemOf(word);
    const root = stem.replace(FLEETING_VOWEL, '');
    return { word, stem, root, isAddition: leading > 0 && place > leading };
  });
  const telling = words.filter(({ word }) => !JOINING.has(word));
  return telling.length > 0 ? telling : words;
}
