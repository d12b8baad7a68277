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
