import { DEFAULT_LOCALE, isRegion, localeOf, type Region } from '../../../domain/locale/locale.ts';
import { currencyOf, type Currency } from '../../../domain/money/money.ts';
import type { VisitorPreferences } from '../visitor-preferences.ts';

/** The currency of a page: the visitor's, else that of its language. */
export const pageCurrency = (region: Region, { currency }: VisitorPreferences): Currency =>
  currency ?? currencyOf(localeOf(region));

interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** One spelling of a text in a query; what is not valid stays as it is and is refused by the parser. */
function spelled(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    return text;
  }
}

/** A parameter is divided where the parser divides it: `a[b=c]=d` is `d` under `a[b=c]`. */
function parameterOf(part: string): Parameter {
  const bracketed = part.replaceAll(/%5B/gi, '[').replaceAll(/%5D/gi, ']');
  const closing = bracketed.indexOf(']=');
  const end = closing === -1 ? bracketed.indexOf('=') : closing + 1;
  return end === -1
    ? { name: spelled(bracketed), value: '' }
    : { name: spelled(bracketed.slice(0, end)), value: spelled(bracketed.slice(end + 1)) };
}

const byName = (a: Parameter, b: Parameter) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/**
 * A query of the API in one spelling: each name and value encoded alike, the parameters by name. Those of one name keep
 * their order, which may mean something (`sort`).
 */
export const canonicalQuery = (search: string): string =>
  search
    .split('&')
    .filter((part) => part !== '')
    .map(parameterOf)
    .toSorted(byName)
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');

/**
 * What distinguishes the answers of the API: its path and canonical query, and where these leave them open, the
 * visitor's choices.
 */
export function apiKey(address: string, { locale, currency }: VisitorPreferences): string {
  const at = address.indexOf('?');
  const path = at === -1 ? address : address.slice(0, at);
  const query = at === -1 ? '' : canonicalQuery(address.slice(at + 1));
  return `${path}${query === '' ? '' : `?${query}`} ${locale ?? DEFAULT_LOCALE} ${currency ?? 'UAH'}`;
}

/** What distinguishes pages: their address and the currency. */
export const pageKey = (address: string, currency: Currency): string => `${address} ${currency}`;

/** The key of a request as it came; an address in another spelling than the shop's own has none. */
export function keyOfRequest(address: string, choices: VisitorPreferences): string | null {
  if (address.startsWith('/api/')) return apiKey(address, choices);
  const [region] = /(?<=^\/)\w\w/.exec(address) ?? [];
  return isRegion(region) ? pageKey(address, pageCurrency(region, choices)) : null;
}
