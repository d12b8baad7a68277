import type { Currency } from '../money/money.ts';

/** The two countries that the shop sells in, each with its currency, tax rate, delivery and calendar. */
export type Market = 'UA' | 'PL';

const MARKET_OF: Readonly<Record<Currency, Market>> = { UAH: 'UA', PLN: 'PL' };
const TIME_ZONE_OF: Readonly<Record<Market, string>> = { UA: 'Europe/Kyiv', PL: 'Europe/Warsaw' };

/** The market of an order: its currency decides, whatever the country of delivery (R10). */
export const marketOf = (currency: Currency): Market => MARKET_OF[currency];

/** The time zone, IANA name, in which a market's dates and times are shown (R31). */
export const timeZoneOf = (market: Market): string => TIME_ZONE_OF[market];
