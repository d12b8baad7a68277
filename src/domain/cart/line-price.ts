import { type Currency, type Money, money, times } from '../money/money.ts';
import { cheapestCover, rentalDays } from '../rental/rental-price.ts';
import type { CartItem } from './cart-item.ts';

/** What a line's price depends on. */
export type PricedLine = Pick<
  CartItem,
  'quantity' | 'price' | 'rentalDuration' | 'rentalCount' | 'rentalTiers'
>;

/** The price of one piece of a line: of a rental, for its whole term by the cheapest cover of its days (R15). */
export function unitPrice(line: Omit<PricedLine, 'quantity'>, currency: Currency): Money {
  const { price, rentalDuration, rentalCount, rentalTiers } = line;
  if (rentalDuration === null || rentalCount === null || rentalTiers === null) {
    return money(price[currency], currency);
  }
  const { day, week, month } = rentalTiers[currency];
  return cheapestCover(rentalDays(rentalDuration, rentalCount), {
    day: money(day, currency),
    week: money(week, currency),
    month: money(month, currency),
  }).total;
}

/** The price of all pieces of a line, without tax (R9). */
export const linePrice = (line: PricedLine, currency: Currency): Money =>
  times(unitPrice(line, currency), line.quantity);
