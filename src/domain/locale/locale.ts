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
