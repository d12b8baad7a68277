import { isVisible } from '../../locale/without-invisible.ts';

/**
 * Characters besides ASCII that both weights of the typeface of documents have (Manrope). A test compares them with the files themselves. Its soft hyphen and its word
 * joiner are left out, because nobody sees them in a form; so are its shapes without a meaning of their own.
 */
const HAS =
  '\u00A0-\u00AC\u00AE-\u0113\u0116-\u012B\u012E-\u0131\u0134-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u017E\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u02C6\u02C7\u02D8-\u02DD' +
  '\u0374\u0375\u037E\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490\u0491\u04AE\u04AF\u04BA\u04BB\u04E8\u04E9\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9' +
  '\u2011\u2013\u2014\u2018-\u201A\u201C-\u2022\u2026\u2030\u2039\u203A\u2044\u2070\u2074-\u2079\u2080-\u2089\u20A3\u20A9-\u20AC\u20AE\u20B1\u20B4\u20B9\u20BA\u20BD\u20BF' +
  '\u2116\u2122\u2190-\u2193\u21B5\u2202\u2205\u220F\u2211\u2212\u2215\u221A\u221E\u222B\u2248\u2260\u2264\u2265\u25CA\uFB01\uFB02';
const LACKED = new RegExp(`[^ -~${HAS}]`, 'u');

let characters: Intl.Segmenter | undefined;

/** The characters of a text: a sign and what changes it are one to whoever wrote it. Not made before it is needed, for browsers that have no segmenter. */
function charactersOf(text: string): readonly string[] {
  characters ??= new Intl.Segmenter('uk');
  return [...characters.segment(text)].map(({ segment }) => segment);
}

/** How many characters are named at once. */
const NAMED_MAX = 10;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * What of a text a document cannot show, because its typeface has no shape for it: each character once, in their order, up to ten; by its code (`U+2028`) where nobody sees it.
 * `text` is composed (NFC).
 */
export function unprintableIn(text: string): readonly string[] {
  if (!LACKED.test(text)) return [];
  const lacked = charactersOf(text).filter((character) => LACKED.test(character));
  return [...new Set(lacked.map((each) => (isVisible(each) ? each : codeOf(each))))].slice(0, NAMED_MAX);
}
