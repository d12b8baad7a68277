import { withTax, type TaxRule } from '../checkout/tax.ts';
import { times, type Currency } from '../money/money.ts';
import type { LeasedOption } from './rental-option.ts';
import { coverOf } from './rental-price.ts';
import { tiersOfPrices, type Duration, type RentalTiers } from './tiers.ts';

/**
 * What a machine, or an option that is rented with it, costs by its contract: a day, a week and a month of one piece, and what that comes
 * to for the days of the contract. Amounts in minor units, with tax.
 */
export interface ContractRate extends Readonly<Record<Duration, number>> {
  readonly name: string;
  /** How many months, weeks and days the period is charged by (`coverOf`). */
  readonly blocks: Readonly<Record<Duration, number>>;
  readonly quantity: number;
  /** For all pieces and the whole period, before the discount of an order. */
  readonly amountMinor: number;
}

/** The rates of a lease: first its machine's, then those of its options. `tiers` and `options` are of one piece, as the shop keeps prices. */
export function contractRates(
  {
    name,
    tiers,
    options,
  }: { readonly name: string; readonly tiers: RentalTiers; readonly options: readonly LeasedOption[] },
  {
    days,
    quantity,
    currency,
    rule,
  }: {
    readonly days: number;
    readonly quantity: number;
    readonly currency: Currency;
    readonly rule: TaxRule;
  },
): readonly ContractRate[] {
  const rateOf = (of: string, prices: RentalTiers): ContractRate => {
    const { total, blocks } = coverOf(days, prices);
    return {
      name: of,
      day: withTax(prices.day, rule).minor,
      week: withTax(prices.week, rule).minor,
      month: withTax(prices.month, rule).minor,
      blocks,
      quantity,
      amountMinor: withTax(times(total, quantity), rule).minor,
    };
  };
  return [
    rateOf(name, tiers),
    ...options.flatMap((option) => {
      const prices = tiersOfPrices(option, currency);
      return prices === null ? [] : [rateOf(option.name, prices)];
    }),
  ];
}

/** By so much at most, in minor units, bills of parts of a price are apart from the whole: each of them is rounded by itself. */
const ROUNDED_MINOR = 20;

/**
 * Whether a price, in minor units with tax, is what rates come to, less a discount where there is one: a lease of which some machines came
 * back before the others has a price that no one term explains.
 */
export function isReckonedBy(
  rates: readonly Pick<ContractRate, 'amountMinor'>[],
  { priceMinor, isDiscounted }: { readonly priceMinor: number; readonly isDiscounted: boolean },
): boolean {
  const more = rates.reduce((sum, { amountMinor }) => sum + amountMinor, -priceMinor);
  return isDiscounted ? more >= -ROUNDED_MINOR : Math.abs(more) <= ROUNDED_MINOR;
}
