/** What stands in the log in place of an address or a telephone number. */
export const STRUCK = '…';

/** Telephone numbers as people in Ukraine and Poland write them: with the country's code, its plus or without, or the ten digits that begin with a zero. */
const TELEPHONE =
  /\+\d[\d \u00a0()-]{7,16}\d|(?<![\d-])(?:(?:380|48)(?:[ \u00a0()-]{0,2}\d){9}|0\d{2}[ -]?\d{3}[ -]?\d{2}[ -]?\d{2})(?![\d-])/g;

const isAddress = (word: string): boolean => {
  const at = word.indexOf('@');
  return at > 0 && word.indexOf('.', at) > at + 1;
};

/**
 * A text without e-mail addresses and telephone numbers. What staff type as the reason of a change may name a customer's, and the log is never changed: it could not
 * forget them when they ask for it.
 */
export const strikeContacts = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) => (isAddress(word) ? STRUCK : word))
    .join('')
    .replace(TELEPHONE, STRUCK);
