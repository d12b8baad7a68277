import type { Line } from '../cart/cart-item.ts';
import type { PriceList } from '../catalogue/product.ts';
import type { TaxRule } from '../checkout/tax.ts';
import type { Currency, Money } from '../money/money.ts';
import { depositOf } from './deposit.ts';
import { tiersOfPrices, type RentalTiers } from './tiers.ts';

/** What a lease keeps of the day on which it was ordered: later prices change nothing of it. */
export interface LeaseTerms {
  /** Of one machine, without tax where the tax is added. */
  readonly tiers: RentalTiers;
  /** Of all its machines. */
  readonly deposit: Money;
}

/** The terms of a rented line by the prices of its product; null for a purchase, and for what is not rented in the currency. */
export function leaseTermsOf(
  { rental, quantity }: Pick<Line, 'rental' | 'quantity'>,
  prices: PriceList,
  { currency, taxRule }: { readonly currency: Currency; readonly taxRule: TaxRule },
): LeaseTerms | null {
  const tiers = rental === null ? null : tiersOfPrices(prices, currency);
  return tiers && { tiers, deposit: depositOf(tiers.month, quantity, taxRule) };
}
