import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/**
 * The language for visitors from a country, by its ISO 3166-1 code; null is a country that is not known (S §4, R5). Who
 * reads English (`shown`) in a third country keeps it.
 */
export function localeOfCountry(country: string | null, shown: Locale): Locale {
  if (country === 'PL') return 'pl';
  return shown === 'en' && country !== 'UA' && country !== null ? shown : DEFAULT_LOCALE;
}
