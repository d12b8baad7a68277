import type { Locale } from '../locale/locale.ts';
import type { ProductMaker } from './product.ts';

/** The countries of the European Union by the English names that addresses of makers end with. */
const UNION = {
  Austria: 'AT',
  Belgium: 'BE',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Cyprus: 'CY',
  Czechia: 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Ireland: 'IE',
  Italy: 'IT',
  Latvia: 'LV',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Malta: 'MT',
  Netherlands: 'NL',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
} as const;

/** All that are known by name. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...UNION,
  China: 'CN',
  'Hong Kong': 'HK',
  India: 'IN',
  Japan: 'JP',
  Norway: 'NO',
  'South Korea': 'KR',
  Switzerland: 'CH',
  Taiwan: 'TW',
  Turkey: 'TR',
  Ukraine: 'UA',
  'United Kingdom': 'GB',
  'United States': 'US',
};

/** The name after the last comma of an address. */
const LAST = /(?<=, )[^,]+$/;

/**
 * Whether somebody in the Union has to answer for the products of a maker, as far as is known (Regulation (EU) 2023/988,
 * article 16): of one whose address is not known, or ends with no country of it in English.
 */
export const needsResponsiblePerson = ({ address }: ProductMaker): boolean =>
  !Object.hasOwn(UNION, LAST.exec(address ?? '')?.[0] ?? '');

/** An address with its country, which ends it in English, in a language; with any other end it is as it was written. */
export const addressIn = (locale: Locale, address: string): string =>
  address.replace(LAST, (name) =>
    Object.hasOwn(COUNTRIES, name)
      ? (new Intl.DisplayNames(locale, { type: 'region', style: 'short' }).of(COUNTRIES[name] ?? '') ?? name)
      : name,
  );
