import type { Locale, Localized } from '../locale/locale.ts';

/** A postal address as it was given; empty parts are left out. */
interface PostalPlace {
  /** Street, house and flat. */
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-1, or another word where it is none of the shop's. */
  readonly country: string;
}

/** Where the post wants the postcode before the town: Poczta Polska, Deutsche Post, La Poste. Ukrposhta wants it behind. */
const POSTCODE_FIRST = new Set(['PL', 'DE', 'FR']);

/** A flat that is named by its number alone, `12`, `12a`, or by a letter. */
const BARE_FLAT = /^(?:\d+[ -]?\p{L}?|\p{L})$/u;
const FLATS: Localized<(flat: string) => string> = {
  uk: (flat) => `, кв.\u00A0${flat}`,
  pl: (flat) => ` m.\u00A0${flat}`,
  en: (flat) => `, flat\u00A0${flat}`,
};

/** Street and house with the flat, whose number alone is told from that of the house: `вул. Сонячна, 1, кв. 12`. */
export function printStreet(
  { street, apartment }: { readonly street: string; readonly apartment: string },
  locale: Locale,
): string {
  if (BARE_FLAT.test(apartment)) return street + FLATS[locale](apartment);
  return [street, apartment].filter(Boolean).join(', ');
}

/** An address on the lines of an envelope: the street, then town, postcode and the country's printed name, if any. */
export function addressLines(
  { address, city, postalCode, country }: PostalPlace,
  countryName: string | undefined,
): string[] {
  const town = POSTCODE_FIRST.has(country)
    ? [[postalCode, city].filter(Boolean).join('\u00A0')]
    : [city, postalCode];
  return [address, [...town, countryName].filter(Boolean).join(', ')].filter(Boolean);
}

/** The same on one line: `ul. Długa 5/7, 30-001 Kraków, Polska`. */
export const printAddress = (place: PostalPlace, countryName: string | undefined): string =>
  addressLines(place, countryName).join(', ');
