import { foldLatin } from '../search/normalise.ts';
import { otherLayout } from '../search/other-readings.ts';
import { foldPassword } from './password.ts';

/** What people of the shop's countries take first and lists of breaches seldom have, as `foldPassword` and `foldLatin` write it. */
const LOCAL_WORDS: ReadonlySet<string> = new Set(
  `пароль україна київ львів одеса харків дніпро динамо кохання любов сонечко привіт слава
  haslo polska kocham kochanie warszawa krakow wroclaw legia misiek slonko promin промінь`.split(/\s+/),
);
/** A word with a number or a sign behind it is the word; shorter ones say nothing. */
const STEM_MIN = 4;
/** A password of fewer different characters is the same key again and again. */
const DIFFERENT_MIN = 3;

/**
 * Whether a password is what others try first: a word of a list of breaches or of the shop's countries, whatever its case and
 * diacritics, with figures or signs behind it, or typed on the other keyboard layout; or one or two characters repeated.
 */
export function isCommonPassword(password: string, breached: ReadonlySet<string>): boolean {
  const folded = foldLatin(foldPassword(password));
  const signs = Array.from(folded);
  const stem = signs.slice(0, signs.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1).join('');
  const words = [folded, ...(stem.length >= STEM_MIN ? [stem] : [])];
  const readings = words.flatMap((word) => [word, otherLayout(word) ?? word]);
  return (
    new Set(folded).size < DIFFERENT_MIN ||
    readings.some((reading) => breached.has(reading) || LOCAL_WORDS.has(reading))
  );
}
