import type { Currency } from '../money/money.ts';
import { dateFormat } from './date-format.ts';

/** The two countries that the shop sells in, each with its currency, tax rate, delivery and calendar. */
export type Market = 'UA' | 'PL';

const MARKET_OF: Readonly<Record<Currency, Market>> = { UAH: 'UA', PLN: 'PL' };
const TIME_ZONE_OF: Readonly<Record<Market, string>> = { UA: 'Europe/Kyiv', PL: 'Europe/Warsaw' };

/** The market of an order: its currency decides, whatever the country of delivery (R10). */
export const marketOf = (currency: Currency): Market => MARKET_OF[currency];

/**
 * The market whose days goods travel by: that of the country which they go to (a code of ISO 3166), where the shop sells in it; else that of the
 * currency. `country` is absent while it is unknown.
 */
export const destinationMarket = (country: string | undefined, currency: Currency): Market =>
  country === 'UA' || country === 'PL' ? country : marketOf(currency);

/** The currency of a market. */
export const currencyIn = (market: Market): Currency => (market === 'PL' ? 'PLN' : 'UAH');

/** The time zone, IANA name, in which a market's dates and times are shown (R31). */
export const timeZoneOf = (market: Market): string => TIME_ZONE_OF[market];

/**
 * The calendar day of a moment, ISO 8601. `timeZone` is an IANA name; throws on what is no moment. Swedish writes days as
 * the standard does.
 */
export const dayIn = (timeZone: string, moment: string): string =>
  dateFormat('sv', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment));
