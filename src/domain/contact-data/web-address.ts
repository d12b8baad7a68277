/**
 * A dot within a word with more than an initial behind it, or with a digit: no name is written so, and every domain is. Browsers
 * and mail programs also take the full stop of Chinese for a dot; NFKC leaves it, and that of Arabic.
 */
const DOT_IN_WORD = /[\p{L}\p{N}\p{M}][.。۔](?:[\p{L}\p{M}]{2}|\p{N})/u;

/** Seven digits, whatever signs divide them, but a stroke between blanks: a phone or an amount. */
const LONG_NUMBER = /(?:\p{Nd}(?:[^\p{L}\p{N}/]|(?<!\s)\/(?!\s))*){7}/u;

/** Also an e-mail address, behind which a mail program puts a link as well. */
const WEB_ADDRESS = /:[/\\⁄∕]{2}|\bwww\.|[^\s@]@[^\s@]+[.。۔][\p{L}\p{M}]{2}/iu;

/** A domain with a path. A house after an abbreviated street, `os.Leśne/3`, is none. */
const PATH = /[.。۔][\p{L}\p{M}]{2,40}(?:[/\\⁄∕](?!\d{1,4}\p{L}?(?![\p{L}\p{N}]))|[?#]\p{L}|%2f|:\d)/iu;

/** A domain whose ending nothing else has, with a path that may be a number. */
const PATH_OF_DOMAIN =
  /[.。۔](?:[a-z]{2}|com|net|org|info|biz|xyz|top|site|online|shop|store|click|link|app|dev)[/\\⁄∕]/iu;

/**
 * Whether a place, an address of a house or a city, has an address of the web: one that is written as such, or a domain with a
 * path. A dot alone makes none: `вул.Шевченка`, `ul.pl.Wolności`.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC');
  return WEB_ADDRESS.test(plain) || PATH.test(plain) || PATH_OF_DOMAIN.test(plain);
}

/** Whether the name of a person has what no name has: an address of the web, a domain (`bit.ly`), or a phone number. */
export function hasContact(name: string): boolean {
  const plain = name.normalize('NFKC');
  return WEB_ADDRESS.test(plain) || DOT_IN_WORD.test(plain) || LONG_NUMBER.test(plain);
}

const DOT_BETWEEN_LETTERS = /[\p{L}\p{M}][.。۔][\p{L}\p{M}]{2}/u;

/** A text with `[…]` in place of every word that has an address of the web or looks like a domain; numbers stay. */
export const withoutWebAddresses = (text: string): string =>
  text.replaceAll(/\S+/g, (word) =>
    hasWebAddress(word) || DOT_BETWEEN_LETTERS.test(word.normalize('NFKC')) ? '[…]' : word,
  );
