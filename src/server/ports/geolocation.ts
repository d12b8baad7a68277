/** Finds the country of a network address. */
export interface Geolocation {
  /** ISO 3166-1 alpha-2 code; null for an address that belongs to no country or is not one. */
  countryOf(address: string): Promise<string | null>;
}
