import type { Country } from '../contact-data/countries.ts';
import { currencyIn, destinationMarket, marketOf } from '../locale/market.ts';
import { isMajorCity } from './major-cities.ts';
import { quoteAt, ruleAt, type PlaceQuestion, type ShippingQuote } from './shipping-rules.ts';

export interface ShippingQuestion extends Omit<PlaceQuestion, 'place'> {
  /** As typed; null while unknown, which is priced as `elsewhere`. */
  readonly city: string | null;
  /** Where the city is; absent while unknown, and where only the fee is asked for. */
  readonly country?: Country | undefined;
}

/**
 * The delivery of an order (R10): the checkout, the order and the product feeds ask here. The currency decides the methods and the fee. The
 * days are those of the place: a parcel to Lviv is as long on its way whatever money it was paid in. A method that the country of the place has no
 * rule for, and a country that is no market, have the days of the currency.
 */
export function quoteShipping({ city, country, ...question }: ShippingQuestion): ShippingQuote {
  const at = { ...question, place: city !== null && isMajorCity(city) ? 'major-city' : 'elsewhere' } as const;
  const quote = quoteAt(at);
  const market = destinationMarket(country, question.currency);
  if (!quote.ok || market === marketOf(question.currency)) return quote;
  const there = ruleAt({ ...at, currency: currencyIn(market) });
  return { ...quote, days: there?.days ?? quote.days };
}
