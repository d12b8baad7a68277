import type { Locale, Localized } from '../locale/locale.ts';
import { localized } from '../locale/localized.ts';

/** Characters with a weight of their own, a number's among them as `0`; others count as what they are composed of. */
const CHARACTERS = Array.from(
  ' _-–—,;:!?.·\'’‘"“”„«»()[]{}§@*/\\&#%`´^¨°©®+±−÷×<=>|~$€₴£0' +
    'абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюяaąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżʼ',
);
/** Characters of a name that decide its place. */
const DECIDING_MAX = 100;
/** Keys are printable; the first weights are the shortest in UTF-8. */
const FIRST_WEIGHT = 0x21;

function weightsIn(locale: Locale): ReadonlyMap<string, string> {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const weights = new Map<string, string>();
  let weight = FIRST_WEIGHT;
  let previous: string | null = null;
  for (const character of CHARACTERS.toSorted(compare)) {
    if (previous !== null && compare(previous, character) !== 0) weight++;
    weights.set(character, String.fromCharCode(weight));
    previous = character;
  }
  return weights;
}

const WEIGHTS: Localized<ReadonlyMap<string, string>> = localized(weightsIn);

/** A number is compared by its size: first by how many digits it has. */
const numberKey = (digits: string, weights: ReadonlyMap<string, string>) => {
  const significant = digits.replace(/^0+(?=\d)/, '');
  return `${weights.get('0')}${String.fromCharCode(FIRST_WEIGHT + significant.length)}${significant}`;
};

function characterKey(character: string, weights: ReadonlyMap<string, string>): string {
  const weight = weights.get(character);
  if (weight !== undefined) return weight;
  const parts = character.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  if (parts === character) return character; // of no alphabet here: after all of them
  return Array.from(parts, (part) => weights.get(part) ?? part).join('');
}

/**
 * What names of a language are ordered by: compared byte by byte these keys stand as the names do in its alphabet
 * (`Intl.Collator`, numbers by size), without regard to case. Databases do not agree on alphabets, so they get keys.
 */
export function nameKey(name: string, locale: Locale): string {
  const weights = WEIGHTS[locale];
  const deciding = name.normalize('NFC').toLowerCase().slice(0, DECIDING_MAX);
  return (deciding.match(/\d+|\D/gu) ?? [])
    .map((part) => (/\d/.test(part) ? numberKey(part, weights) : characterKey(part, weights)))
    .join('');
}
