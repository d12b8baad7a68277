import type { CartItem } from '../cart/cart-item.ts';
import { money, times, type Currency, type Money } from '../money/money.ts';

/** The prices of so many months are the usual deposit of a machine (domain facts, “Rentals”; the rental terms say so). */
export const DEPOSIT_MONTHS = 1;

/**
 * The usual deposit of some machines, of which `month` is the price of 30 days, as that price is: with tax or without. It is
 * agreed before hand-over, and in no total until then.
 */
export const depositOf = (month: Money, machines: number): Money => times(month, machines * DEPOSIT_MONTHS);

/** The usual deposit of all that is rented in a cart, by prices without tax; null where nothing is. */
export function depositOfCart(items: readonly CartItem[], currency: Currency): Money | null {
  const minors = items.flatMap(({ rentalTiers, quantity }) =>
    rentalTiers === null ? [] : [depositOf(money(rentalTiers[currency].month, currency), quantity).minor],
  );
  return minors.length === 0
    ? null
    : money(
        minors.reduce((sum, minor) => sum + minor, 0),
        currency,
      );
}
