import { isMajorCity } from './major-cities.ts';
import { quoteAt, type PlaceQuestion, type ShippingQuote } from './shipping-rules.ts';

export interface ShippingQuestion extends Omit<PlaceQuestion, 'place'> {
  /** As typed; null while unknown, which is priced as `elsewhere`. */
  readonly city: string | null;
}

/** The delivery of an order (R10): the checkout, the order and the product feeds ask here. */
export const quoteShipping = ({ city, ...question }: ShippingQuestion): ShippingQuote =>
  quoteAt({ ...question, place: city !== null && isMajorCity(city) ? 'major-city' : 'elsewhere' });
