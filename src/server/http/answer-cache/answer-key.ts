import { DEFAULT_LOCALE, isRegion, localeOf, type Region } from '../../../domain/locale/locale.ts';
import { currencyOf } from '../../../domain/money/default-currency.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { SavedChoices } from '../saved-choices.ts';

/** The currency of a page: the visitor's, else that of its language. */
export const pageCurrency = (region: Region, { currency }: SavedChoices): Currency =>
  currency ?? currencyOf(localeOf(region));

/** What distinguishes the answers of the API: its address, and where that leaves them open, the visitor's choices. */
export const apiKey = (address: string, { locale, currency }: SavedChoices): string =>
  `${address} ${locale ?? DEFAULT_LOCALE} ${currency ?? 'UAH'}`;

/** What distinguishes pages: their address and the currency. */
export const pageKey = (address: string, currency: Currency): string => `${address} ${currency}`;

/** The key of a request as it came; an address in another spelling than the shop's own has none. */
export function keyOfRequest(address: string, choices: SavedChoices): string | null {
  if (address.startsWith('/api/')) return apiKey(address, choices);
  const [region] = /(?<=^\/)\w\w/.exec(address) ?? [];
  return isRegion(region) ? pageKey(address, pageCurrency(region, choices)) : null;
}
