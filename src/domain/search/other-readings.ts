import { APOSTROPHES, foldLatin } from './normalise.ts';
import { likenessOf } from './likeness.ts';

/** The keys of one board in both layouts, position by position. */
const QWERTY = "`qwertyuiop[]\\asdfghjkl;'zxcvbnm,.";
const JCUKEN = "'йцукенгшщзхїґфівапролджєячсмитьбю";

const TO_CYRILLIC = new Map(Array.from(QWERTY, (key, position) => [key, JCUKEN.charAt(position)]));
const TO_LATIN = new Map(Array.from(JCUKEN, (key, position) => [key, QWERTY.charAt(position)]));

/** Any one character but a decimal sign, which was meant as such on either board. */
const KEY_STROKE = /[^.,]|(?<!\d)[.,]|[.,](?!\d)/gu;

/**
 * What the same keys would have written on the other layout, in lower case: Latin QWERTY meant as Ukrainian ЙЦУКЕН
 * (`cjyzxyf` → `сонячна`), or the reverse if there is a Cyrillic letter. Takes the text as typed, since `,` and `[`
 * are letters on the other board. Null if it has no letters, so nothing would change (domain facts, "Search").
 */
export function otherLayout(text: string): string | null {
  const typed = text.toLowerCase();
  if (!/[a-zа-яєіїґ]/u.test(typed)) return null;
  const keys = /[а-яєіїґ]/u.test(typed) ? TO_LATIN : TO_CYRILLIC;
  return typed.replace(KEY_STROKE, (stroke) => keys.get(stroke) ?? stroke);
}

type Steps = readonly (readonly [from: RegExp | string, to: string])[];

const atWordStart = (letter: string) => new RegExp(`(?<![\\p{L}\\p{M}${APOSTROPHES}])${letter}`, 'gu');

/** The Ukrainian official table of 27 January 2010, with its letters that differ at the start of a word. */
const UKRAINIAN_TO_LATIN: Steps = [
  [atWordStart('є'), 'ye'],
  [atWordStart('ї'), 'yi'],
  [atWordStart('й'), 'y'],
  [atWordStart('ю'), 'yu'],
  [atWordStart('я'), 'ya'],
  [new RegExp(`[${APOSTROPHES}]`, 'gu'), ''],
  ['зг', 'zgh'],
  ...letters('абвгґдезиіклмнопрстуф', 'abvhgdezyiklmnoprstuf'),
  ...Object.entries({ є: 'ie', ж: 'zh', ї: 'i', й: 'i', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch' }),
  ...Object.entries({ ь: '', ю: 'iu', я: 'ia' }),
];

/** How Polish, English and makers' names write the same sounds: `генератор` → `generator`. */
const LOANWORD_TO_LATIN: Steps = [['дж', 'j'], ...letters('гхий', 'ghiy'), ...UKRAINIAN_TO_LATIN];

/** How makers spell names that are written down as they sound: `екофлоу` → `ecoflow`, `хуавей` → `huawei`. */
const MAKER_TO_LATIN: Steps = [
  ['оу', 'ow'],
  ['тек', 'tech'],
  ...letters('вхйі', 'whii'),
  ...LOANWORD_TO_LATIN,
];

/** Several letters for one sound, Ukrainian and Polish spelling together; longer ones first. */
const LATIN_GROUPS: Steps = [
  [atWordStart('yi'), 'ї'],
  ...Object.entries({ shch: 'щ', szcz: 'щ', zgh: 'зг', yi: 'ий', zh: 'ж', rz: 'ж', kh: 'х', ts: 'ц' }),
  ...Object.entries({ cz: 'ч', sh: 'ш', sz: 'ш', ya: 'я', ja: 'я', ia: 'я', yu: 'ю', ju: 'ю', iu: 'ю' }),
  ...Object.entries({ ye: 'є', je: 'є', ie: 'є' }),
];

const LATIN_LETTERS: Steps = [
  ...letters('abdefghijklmnopqrstuvwyz', 'абдефггійклмнопкрстуввиз'),
  ['x', 'кс'],
];

const ENGLISH_C: Steps = [
  ['ch', 'ч'],
  ['c', 'к'],
];
const POLISH_C: Steps = [
  ['ch', 'х'],
  ['c', 'ц'],
];

const READINGS: readonly Steps[] = [
  UKRAINIAN_TO_LATIN,
  LOANWORD_TO_LATIN,
  MAKER_TO_LATIN,
  [...LATIN_GROUPS, ...ENGLISH_C, ...LATIN_LETTERS],
  [...LATIN_GROUPS, ...POLISH_C, ...LATIN_LETTERS],
];

/** A number with its unit, which is no word to be read in another alphabet: watts are no volts for `w` being `в`. */
const MEASURE = /((?<![\p{L}\p{N}.])[\d.x]+(?:k?wh?|kva|ah?|v|mm2)(?![\p{L}\p{N}]))/u;

/**
 * The text in the other alphabet, lower case, for a search that found nothing (domain facts, "Search"): Ukrainian in
 * Latin letters officially and as loanwords are spelled, Latin in Cyrillic as English and as Polish would be read.
 * The likeliest first, without repetition; empty if the text has no letters of either alphabet.
 */
export function transliterations(text: string): string[] {
  const typed = foldLatin(text.toLowerCase());
  const parts = typed.split(MEASURE); // every second one is a measure
  const read = READINGS.map((steps) =>
    parts
      .map((part, place) =>
        place % 2 === 1 ? part : steps.reduce((word, [from, to]) => word.replaceAll(from, to), part),
      )
      .join(''),
  );
  return [...new Set(read)].filter((reading) => reading !== typed);
}

/** A Ukrainian text in Latin letters, by the official table, in lower case; other letters and signs stay. */
export const ukrainianInLatin = (text: string): string =>
  UKRAINIAN_TO_LATIN.reduce((word, [from, to]) => word.replaceAll(from, to), text.toLowerCase());

function letters(from: string, to: string): Steps {
  const targets = Array.from(to);
  return Array.from(from, (letter, position) => [letter, targets[position] ?? ''] as const);
}

/** Shorter words are like too much. */
const LENGTH_MIN = 5;
/** One key stroke of five letters may be wrong, two of nine. */
const CORRECTED_MIN = 0.75;

/** Whether a word is of about another's length and in its alphabet: no other can be nearly it. */
const isComparable = (word: string, other: string) =>
  Math.abs(other.length - word.length) <= word.length * (1 - CORRECTED_MIN) &&
  other.charCodeAt(0) >> 8 === word.charCodeAt(0) >> 8;

function closestOf(word: string, known: ReadonlySet<string>): string {
  if (word.length < LENGTH_MIN || known.has(word)) return word;
  let [closest, best] = [word, CORRECTED_MIN];
  for (const other of known) {
    if (!isComparable(word, other)) continue;
    const likeness = likenessOf(word, other, best);
    if (likeness > best) [closest, best] = [other, likeness];
  }
  return closest;
}

/** The text with words that are nearly a known one written as that one; null if there is none. */
export function correctWords(text: string, known: ReadonlySet<string>): string | null {
  const corrected = text
    .split(' ')
    .map((word) => closestOf(word, known))
    .join(' ');
  return corrected === text ? null : corrected;
}
