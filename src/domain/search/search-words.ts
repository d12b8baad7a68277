import { stemOf } from './stem.ts';

/** Words after which follows what something is for or with, in all languages, as they are normalised. */
const LEADING = wordSet(
  'для на з із зі у в до від по під',
  'do na z ze w we dla od po pod',
  'for of with to in on',
);
/** Words that only join others. */
const JOINING = new Set([...LEADING, ...wordSet('та і й', 'i oraz', 'a an the and')]);

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
  const leading = all.findIndex((word, place) => place > 0 && LEADING.has(word));
  const words = all.map((word, place) => {
    const stem = stemOf(word);
    const root = stem.replace(FLEETING_VOWEL, '');
    return { word, stem, root, isAddition: leading > 0 && place > leading };
  });
  const telling = words.filter(({ word }) => !JOINING.has(word));
  return telling.length > 0 ? telling : words;
}
