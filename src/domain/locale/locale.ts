/** The languages of the shop as BCP 47 tags (ruling R1). Ukrainian is the first and the fallback. */
export const LOCALES = ['uk', 'pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'uk';

/** The first path segment of every page, in the same order as LOCALES (S §2, R1). */
export const REGIONS = ['ua', 'pl', 'en'] as const;
export type Region = (typeof REGIONS)[number];
export const DEFAULT_REGION: Region = 'ua';

/** One text in each of the shop's languages. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

const LOCALE_OF: Readonly<Record<Region, Locale>> = { ua: 'uk', pl: 'pl', en: 'en' };
const REGION_OF: Readonly<Record<Locale, Region>> = { uk: 'ua', pl: 'pl', en: 'en' };

/** The language that a URL region speaks. */
export const localeOf = (region: Region): Locale => LOCALE_OF[region];

/** The URL region of a language. */
export const regionOf = (locale: Locale): Region => REGION_OF[locale];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
export const isRegion = (value: unknown): value is Region => REGIONS.some((region) => region === value);

/**
 * The language for visitors from a country, by its ISO 3166-1 code; null is a country that is not known (S §4, R5). Who
 * reads English (`shown`) in a third country keeps it.
 */
export function localeOfCountry(country: string | null, shown: Locale): Locale {
  if (country === 'PL') return 'pl';
  return shown === 'en' && country !== 'UA' && country !== null ? shown : DEFAULT_LOCALE;
}

/** Whether a browser asks for Polish before any other language (R3). Null is a request without the header. */
export function prefersPolish(acceptLanguage: string | null): boolean {
  const wishes = (acceptLanguage ?? '').split(',').map(parseWish);
  const first = wishes.reduce((best, wish) => (wish.weight > best.weight ? wish : best), NO_WISH);
  return /^pl(-|$)/i.test(first.language);
}

const NO_WISH = { language: '', weight: 0 };

function parseWish(wish: string): { readonly language: string; readonly weight: number } {
  const [language = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return language === '' ? NO_WISH : { language, weight };
}
