const EMAIL = /[^\s/"'<>=]+(@|%40)[^\s/"'<>]+/gi;
const PHONE = /(\+|%2B)\d[\d\s()-]{6,}/gi;

/** A text without what reads like an e-mail address or an international phone number. */
export const maskPersonal = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(PHONE, '[phone]');
