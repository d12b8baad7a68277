import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** The language for visitors from a country, by its ISO 3166-1 code; null is a country that is not known (S §4, R5). */
export const localeOfCountry = (country: string | null): Locale => (country === 'PL' ? 'pl' : DEFAULT_LOCALE);
