import type { CartItem } from '../cart/cart-item.ts';
import { withTax, type TaxRule } from '../checkout/tax.ts';
import { money, sum, times, type Currency, type Money } from '../money/money.ts';

/** A machine's deposit is the price of so many months (domain facts, “Rentals”; the rental terms say so). */
export const DEPOSIT_MONTHS = 1;

/**
 * The deposit of some machines of one kind, of which `month` is the price of 30 days: that price with tax, for that is what a month costs
 * their renter. It is security and no sale: paid with the order, it bears no tax of its own and goes back after the inspection.
 */
export const depositOf = (month: Money, machines: number, rule: TaxRule): Money =>
  times(withTax(month, rule), machines * DEPOSIT_MONTHS);

/** The deposit of all that is rented in a cart; zero where nothing is. */
export const depositOfCart = (
  items: readonly Pick<CartItem, 'rentalTiers' | 'quantity'>[],
  { currency, taxRule }: { readonly currency: Currency; readonly taxRule: TaxRule },
): Money =>
  sum(
    currency,
    items.flatMap(({ rentalTiers, quantity }) =>
      rentalTiers === null
        ? []
        : [depositOf(money(rentalTiers[currency].month, currency), quantity, taxRule)],
    ),
  );
