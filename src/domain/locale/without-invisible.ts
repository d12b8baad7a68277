/** Controls besides tabs and ends of lines, what only directs or joins text, halves of characters, and blanks that pass for letters. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|(?![\u200C\u200D])\p{Cf}|\p{Cs}|[\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Joiners belong between the letters of scripts that join them, and nowhere else. */
const STRAY_JOINER =
  /(?<![^\s\p{Cf}\p{N}\p{Script=Latin}\p{Script=Cyrillic}])[\u200C\u200D]|[\u200C\u200D](?![^\s\p{Cf}\p{N}\p{Script=Latin}\p{Script=Cyrillic}])/gu;

/**
 * A typed text without signs that nobody sees: NUL, which Postgres cannot store, zero-width spaces, soft hyphens, marks of
 * direction that turn the text around them. Two names that look the same are the same then.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(STRAY_JOINER, '');

/** Whether anything of a text can be seen: a mark on a letter alone, or the choice of a sign's picture, cannot. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text));

/** How many characters of a text can be seen, blanks not counted. */
export const visibleCharacters = (text: string): number =>
  withoutInvisible(text).match(/[\p{L}\p{N}\p{P}\p{S}]/gu)?.length ?? 0;
