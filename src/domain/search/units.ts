/**
 * Units as shoppers write them, after punctuation became spaces (`кВт·год` → `квт год`), with the token that stands
 * for them in every language, alphabets mixed too (`5 а·h`). A longer spelling comes before the one it begins with.
 */
const UNIT_SPELLINGS = [
  ['kwh', '(?:kw|квт|kilowatt) ?(?:h|hours?|год)|квтг'],
  ['kva', '(?:kv|кв) ?[aа]'],
  ['kw', 'kwp?|квт ?п(?:ік)?|квт|кіловат|kilowat(?:t|ts)?'],
  ['wh', '(?:w|вт|watt) ?(?:h|hours?|год)|втг'],
  ['w', 'watts?|wat|ват|wp?|втп|вт'],
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

/**
 * Writes each number and the unit after it as one token without a language: `450 вт` and `450 w` → `450w`. Takes
 * lower-case text whose words are divided by single spaces.
 */
export function joinUnits(text: string): string {
  if (!/\d/.test(text)) return text;
  return NUMBERS_WITH_UNIT.reduce((joined, [token, pattern]) => joined.replace(pattern, `$1${token}`), text);
}
