/**
 * How long a visitor's language, currency, order of prices and refusal to be located are kept in cookies, in seconds. The
 * privacy policy says the same in words (`content/pages/browser-keys.ts`).
 */
export const PREFERENCE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
