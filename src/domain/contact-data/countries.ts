/** Where the shop delivers to (C §9). Printed names are the messages `country.{country}`. */
export const COUNTRIES = ['UA', 'PL', 'DE', 'FR', 'OTHER'] as const;
export type Country = (typeof COUNTRIES)[number];
export const DEFAULT_COUNTRY: Country = 'UA';

/** How addresses and telephone numbers of a country are written. */
interface CountryFormat {
  /** Null where every postcode will do (R31). */
  readonly postcode: RegExp | null;
  readonly phoneExample: string;
  /** Null: a number is only understood with its plus sign. */
  readonly phone: PhonePlan | null;
}

export interface PhonePlan {
  /** Without the plus sign. */
  readonly callingCode: string;
  /** What may precede the number within the country, the usual first. */
  readonly trunkPrefixes: readonly string[];
  /** Digits after calling code or trunk prefix. */
  readonly minDigits: number;
  readonly maxDigits: number;
}

export const COUNTRY_FORMATS: Readonly<Record<Country, CountryFormat>> = {
  UA: {
    postcode: /^\d{5}$/,
    phoneExample: '+380 67 123 45 67',
    phone: { callingCode: '380', trunkPrefixes: ['0', '80'], minDigits: 9, maxDigits: 9 },
  },
  PL: {
    postcode: /^\d{2}-\d{3}$/,
    phoneExample: '+48 512 345 678',
    phone: { callingCode: '48', trunkPrefixes: [], minDigits: 9, maxDigits: 9 },
  },
  DE: {
    postcode: /^\d{5}$/,
    phoneExample: '+49 1512 3456789',
    phone: { callingCode: '49', trunkPrefixes: ['0'], minDigits: 6, maxDigits: 11 },
  },
  FR: {
    postcode: /^\d{5}$/,
    phoneExample: '+33 6 12 34 56 78',
    phone: { callingCode: '33', trunkPrefixes: ['0'], minDigits: 9, maxDigits: 9 },
  },
  OTHER: { postcode: null, phoneExample: '+420 601 123 456', phone: null },
};

/** How countries stand before a postcode, as in `D-10115` or `PL 30-001`. */
const COUNTRY_MARKS = /^(?:UA|PL|DE?|FR?)[\s\-‐‑‒–—]*(?=\d)/i;
const SPACES = /\s+/g;
const SPACES_AND_DASHES = /[\s\-‐‑‒–—]+/g;

/**
 * A postcode as its country writes it: `01001`, `30-001`; null if it is none. Spaces, any dash of a Polish one and the
 * country's mark are read over. Where every postcode will do, only the spaces around it go.
 */
export function readPostcode(text: string, country: Country): string | null {
  const { postcode } = COUNTRY_FORMATS[country];
  if (postcode === null) return text.trim();
  const digits = text.trim().replace(COUNTRY_MARKS, '');
  const read =
    country === 'PL'
      ? digits.replaceAll(SPACES_AND_DASHES, '').replace(/^(\d{2})(\d{3})$/, '$1-$2')
      : digits.replaceAll(SPACES, '');
  return postcode.test(read) ? read : null;
}
