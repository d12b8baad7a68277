/** The longest name that an e-mail address may have (RFC 5321). */
const NAME_MAX = 64;
const LENGTH_MAX = 4000;

const EMAIL = /[^\s/"'<>=]{1,64}(@|%40)[^\s/"'<>]+/gi;
const PHONE = /(\+|%2B)\d[\d\s()-]{6,}/gi;

const mask = (text: string) => text.replace(EMAIL, '[email]').replace(PHONE, '[phone]');

/**
 * A text without what reads like an e-mail address or an international phone number. Of a long text only the beginning is
 * told, without the characters before the cut, which may be the name of an address.
 */
export const maskPersonal = (text: string): string =>
  text.length <= LENGTH_MAX ? mask(text) : `${mask(text.slice(0, LENGTH_MAX)).slice(0, -NAME_MAX)}…`;
