import { money, percentOf, type Currency } from '../money/money.ts';
import type { Duration, RentalTiers } from './tiers.ts';

/**
 * What can be rented with a machine: a thing that goes with it, somebody who drives it, or a waiver of damage.
 */
export const OPTION_KINDS = ['accessory', 'operator', 'waiver'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** How codes of options are written; they are part of the key of a cart's line, which has room for so many of so many characters. */
export const OPTION_CODE = /^[a-z][\da-z-]{0,23}$/;
export const OPTIONS_MAX = 6;

/** The prices of a day, a week and a month of one piece, in minor units of each currency, without tax. */
export type TierPrices = Readonly<Record<Currency, Readonly<Record<Duration, number>>>>;

/** An option as the cart remembers it. */
export interface ChosenOption {
  readonly code: string;
  readonly name: string;
  readonly tiers: TierPrices;
}

/** An option of a product in the language of the page. It is rented for each machine and for all of its days. */
export interface RentalOption extends ChosenOption {
  readonly kind: OptionKind;
  /** What it is, in a sentence or two. */
  readonly note: string;
}

/** An option of a lease at the prices of its day; of one machine, in minor units without tax where the tax is added. */
export interface LeasedOption extends Readonly<Record<Duration, number>> {
  readonly code: string;
  readonly kind: OptionKind;
  readonly name: string;
}

/** What an option costs of a line that was ordered or billed, and for what; of one machine, within the line's price of one. */
export interface PaidOption {
  readonly code: string;
  readonly name: string;
  readonly unitMinor: number;
}

/** The tiers of an option in one currency. */
export const optionTiers = ({ tiers }: Pick<ChosenOption, 'tiers'>, currency: Currency): RentalTiers => ({
  day: money(tiers[currency].day, currency),
  week: money(tiers[currency].week, currency),
  month: money(tiers[currency].month, currency),
});

/** What a waiver costs that is a part of the rent: this part of each of the machine's prices. */
export function partOfTiers(machine: TierPrices, percent: number): TierPrices {
  const part = (currency: Currency, duration: Duration) =>
    percentOf(money(machine[currency][duration], currency), percent).minor;
  const of = (currency: Currency) => ({
    day: part(currency, 'day'),
    week: part(currency, 'week'),
    month: part(currency, 'month'),
  });
  return { UAH: of('UAH'), PLN: of('PLN') };
}

/** The codes of what was chosen, each once and in one order; undefined for none, so that lines without options are written as ever. */
export function chosenCodes(codes: readonly string[] | undefined): readonly string[] | undefined {
  return codes === undefined || codes.length === 0 ? undefined : [...new Set(codes)].toSorted();
}

/** The options of these codes, in the order of the codes; null where one of them is not offered. */
export function optionsOf<Option extends { readonly code: string }>(
  offered: readonly Option[],
  codes: readonly string[] = [],
): readonly Option[] | null {
  const chosen = codes.flatMap((code) => offered.find((option) => option.code === code) ?? []);
  return chosen.length === codes.length ? chosen : null;
}
