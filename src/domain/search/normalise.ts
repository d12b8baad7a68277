/** The signs that are typed for the Ukrainian apostrophe; the inside of a character class (domain facts, "Search"). */
export const APOSTROPHES = "'’ʼ‘`′";

/**
 * Latin letters without their diacritics (`Łódź` → `Lodz`). Cyrillic letters keep theirs, because й and ї are
 * letters of their own; the result is composed (NFC).
 */
export function foldLatin(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll('ł', 'l') // the stroke is no combining mark, so decomposition leaves it
    .replaceAll('Ł', 'L')
    .normalize('NFC');
}

/**
 * Units as shoppers write them, after punctuation became spaces (`кВт·год` → `квт год`), with the token that stands
 * for them in every language, alphabets mixed too (`5 а·h`). A longer spelling comes before the one it begins with.
 */
const UNIT_SPELLINGS = [
  ['kwh', '(?:kw|квт|kilowatt) ?(?:h|hours?|год)|квтг'],
  ['kva', '(?:kv|кв) ?[aа]'],
  ['kw', 'kwp?|квт ?п(?:ік)?|квт|кіловатт?(?:ів|и)?|kilowat(?:ts?|ow|y)?'],
  ['wh', '(?:w|вт|watt) ?(?:h|hours?|год)|втг'],
  ['w', 'watts?|wat(?:ow|y)?|ватт?(?:ів|и)?|wp?|втп|вт'],
  ['ah', '(?:[aа]|amp) ?(?:h|hours?|год)|аг'],
  ['v', 'volts?|wolt|вольт|v|в'],
  ['a', 'amps?|amper|ампер|a|а'],
  ['mm2', 'mm2|мм2|кв ?мм'],
] as const;

const NUMBER = String.raw`(?:\d+(?:\.\d+)?x)*\d+(?:\.\d+)?`;
const NUMBERS_WITH_UNIT = UNIT_SPELLINGS.map(
  ([token, spellings]) =>
    [
      token,
      new RegExp(String.raw`(?<![\p{L}\p{N}.])(${NUMBER}) ?(?:${spellings})(?![\p{L}\p{N}\p{M}])`, 'gu'),
    ] as const,
);

const MILLIMETRES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${NUMBER}) ?(?:мм|mm)(?![\p{L}\p{N}\p{M}])`,
  'gu',
);

/** A normalised text with its millimetres read as mm², as people name cables: `кабель 6 мм` → `кабель 6mm2`. */
export const asCrossSections = (text: string): string => text.replace(MILLIMETRES, '$1mm2');

/** A normalised text with its kilowatts read as kilowatt hours, as people name batteries: `акумулятор 5kw` → `акумулятор 5kwh`. */
export const asEnergies = (text: string): string => text.replace(/(?<=\d)kw(?= |$)/g, 'kwh');

const PHASE_COUNTS = [
  ['1', '1|одно|одна|jedno|jedna|single|one'],
  ['3', '3|трьох|три|troj|trzy|trzech|three'],
] as const;
/** What follows the count, to the end of the word: `3 фазний`, `трифазного`, `3 fazowy`, `trojfazowy`, `three phase`. */
const PHASE_SPELLINGS = PHASE_COUNTS.map(
  ([count, spellings]) =>
    [
      count,
      new RegExp(
        String.raw`(?<![\p{L}\p{N}.])(?:${spellings}) ?(?:фаз|faz|phas)[\p{L}\p{M}]{0,5}(?![\p{L}\p{N}\p{M}])`,
        'gu',
      ),
    ] as const,
);

/** How search says of goods that they have so many phases, in every language: what `asPhases` makes of a typed text. */
export const phasesToken = (phases: number): string => `${phases}ph`;

/** A normalised text with its phases as the goods' texts have them: `трифазний інвертор` → `3ph інвертор`. */
export const asPhases = (text: string): string =>
  PHASE_SPELLINGS.reduce(
    (read, [count, spelling]) => read.replace(spelling, phasesToken(Number(count))),
    text,
  );

/**
 * Writes each number and the unit after it as one token without a language: `450 вт` and `450 w` → `450w`. Takes
 * lower-case text whose words are divided by single spaces.
 */
function joinUnits(text: string): string {
  if (!/\d/.test(text)) return text;
  return NUMBERS_WITH_UNIT.reduce((joined, [token, pattern]) => joined.replace(pattern, `$1${token}`), text);
}

/** A typed text, not normalised, in lower case with its units as search has them, which are not to be read in another alphabet: `Вт` is no `wt`. */
export const withUnits = (text: string): string => joinUnits(text.toLowerCase());

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;
const CROSS_SIGN = /(?<=\d)\s*[×*]\s*(?=\d)/g;
const CROSS_LETTER = /(?<=\d) ?[xх] ?(?=\d)/g;
/** No word is longer: an index holds no longer one. */
const LONG_WORD = /(?<!\S)(\S{60})\S+/gu;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|(?<=\d)\.(?=\d))*/gu;

/**
 * The form in which texts are indexed and terms are looked up, so that spelling does not decide what is found
 * (domain facts, "Search"): lower case, no apostrophes, Latin without diacritics, decimal dots, sizes as `3x2.5`,
 * numbers with units as one token, words divided by one space and cut at 60 characters. Idempotent; empty if the
 * text has no letter or digit.
 */
export function normaliseSearch(text: string): string {
  const plain = foldLatin(text.normalize('NFKC').toLowerCase().replace(APOSTROPHE, ''))
    .replace(DECIMAL_COMMA, '.')
    .replace(CROSS_SIGN, 'x');
  const words = (plain.match(WORD) ?? []).join(' ');
  return joinUnits(words.replace(CROSS_LETTER, 'x')).replace(LONG_WORD, '$1');
}
