import { COUNTRY_FORMATS, type Country } from './countries.ts';

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
