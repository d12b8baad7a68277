import { MAX_RENTAL_COUNT } from '../cart/cart-item.ts';
import { withTax, type TaxRule } from '../checkout/tax.ts';
import { compare, type Money } from '../money/money.ts';
import { coverOf } from './rental-price.ts';
import type { RentalTiers } from './tiers.ts';

/** The longest rental that is compared with buying: 12 months. */
export const LONGEST_COMPARED_DAYS = MAX_RENTAL_COUNT.day;

/** What buying costs beside renting the same product. */
export interface Purchase {
  /** Of one piece, as the tiers are. */
  readonly price: Money;
  readonly tiers: RentalTiers;
  /** Path without region of where it is bought. */
  readonly path: string;
  /** Whether bringing a rented piece may cost something. */
  readonly isDeliveryExtra: boolean;
}

/**
 * The break-even day: the first number of days whose rent (R15) is at least what the product costs to buy, both with their tax.
 * `purchase` is as the tiers are, in their currency. Null where renting costs less even for the longest rental. Deposit and delivery are no part of it.
 */
export function breakEvenDay(tiers: RentalTiers, purchase: Money, rule: TaxRule): number | null {
  const price = withTax(purchase, rule);
  const isReached = (days: number) => compare(withTax(coverOf(days, tiers).total, rule), price) >= 0;
  for (let days = 1; days <= LONGEST_COMPARED_DAYS; days++) if (isReached(days)) return days;
  return null;
}
