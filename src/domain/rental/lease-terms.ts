import type { Line } from '../cart/cart-item.ts';
import type { PriceList } from '../catalogue/product.ts';
import type { TaxRule } from '../checkout/tax.ts';
import type { Currency, Money } from '../money/money.ts';
import { depositOf } from './deposit.ts';
import { optionsOf, optionTiers, type LeasedOption, type RentalOption } from './rental-option.ts';
import { tiersOfPrices, type RentalRates, type RentalTiers } from './tiers.ts';

/** What a lease keeps of the day on which it was ordered: later prices change nothing of it. */
export interface LeaseTerms {
  /** Of one machine, without tax where the tax is added. */
  readonly tiers: RentalTiers;
  /** What is rented with each machine, at the same kind of prices. */
  readonly options: readonly LeasedOption[];
  /** Of all its machines. */
  readonly deposit: Money;
}

/** What of a lease its rent is reckoned from. */
export const ratesOfTerms = (
  { tiers, options }: Pick<LeaseTerms, 'tiers' | 'options'>,
  currency: Currency,
): RentalRates => ({
  machine: tiers,
  options: options.flatMap((option) => tiersOfPrices(option, currency) ?? []),
});

/**
 * The terms of a rented line by the prices of its product and of what is offered with it; null for a purchase, and for what is not
 * rented so in the currency.
 */
export function leaseTermsOf(
  { rental, quantity }: Pick<Line, 'rental' | 'quantity'>,
  offer: { readonly prices: PriceList; readonly options: readonly RentalOption[] },
  { currency, taxRule }: { readonly currency: Currency; readonly taxRule: TaxRule },
): LeaseTerms | null {
  const tiers = rental === null ? null : tiersOfPrices(offer.prices, currency);
  const chosen = optionsOf(offer.options, rental?.options);
  if (tiers === null || chosen === null) return null;
  const options = chosen.map((option): LeasedOption => {
    const { day, week, month } = optionTiers(option, currency);
    const { code, kind, name } = option;
    return { code, kind, name, day: day.minor, week: week.minor, month: month.minor };
  });
  return { tiers, options, deposit: depositOf(tiers.month, quantity, taxRule) };
}
