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
