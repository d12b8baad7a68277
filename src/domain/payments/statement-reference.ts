/** Every sign that is printed as a short or long line: hyphens, dashes, the minus. */
const DASH = /[\p{Pd}\u2212\u02D7\u2043\u2796]/gu;

/** Capital Cyrillic letters that look like Latin ones, and those. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ѕ: 'S',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');

/**
 * What tells one line of a statement from another, of the bank's name of it as staff typed it: case, spaces, the kind of dash,
 * the width of letters and the alphabet of letters that look alike make no difference. Idempotent; not for showing.
 */
export function foldReference(typed: string): string {
  const capital = typed.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFKC');
  return capital
    .replaceAll(/\s/gu, '')
    .replaceAll(DASH, '-')
    .replaceAll(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter);
}
