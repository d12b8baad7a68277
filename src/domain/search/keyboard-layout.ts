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
