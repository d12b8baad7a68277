/** Whether a text has an address of the web that is written as one. */
export const hasWebAddress = (text: string): boolean => /:\/\/|\bwww\./i.test(text);

/** Endings of domains that mail programs make a link of, and that stand behind the point of no name. */
const ENDINGS = 'com|net|org|info|biz|xyz|top|site|online|shop|store|click|link|app|io|eu|ua|pl|ru';
const DOMAIN = new RegExp(`\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])|\\.[a-z]{2,}/`, 'iu');

/**
 * Whether a text has an address of the web, written as one or as a bare domain. For names only: in the address of a
 * house, `ul.pl.Wolności` is none.
 */
export const hasDomain = (text: string): boolean => hasWebAddress(text) || DOMAIN.test(text);

/** A text with `[…]` in place of every word that has a web address or a domain. */
export const withoutWebAddresses = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => (hasDomain(word) ? '[…]' : word));
