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
