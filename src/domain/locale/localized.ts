import type { Locale, Localized } from './locale.ts';

/** One value for each language. */
export function localized<T>(of: (locale: Locale) => T): Localized<T> {
  return { uk: of('uk'), pl: of('pl'), en: of('en') };
}

/** A text that says nothing in any language. */
export const NO_TEXTS: Localized = localized(() => '');
