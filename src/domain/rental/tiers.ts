import { fromMajor } from '../money/major-units.ts';
import { money, type Currency, type Money } from '../money/money.ts';

/** What a rental is counted in (S §9). Printed names are the messages `duration.{duration}`. */
export const DURATIONS = ['day', 'week', 'month'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The days of one day, week and month of rental (R15). */
export const DAYS_OF: Readonly<Record<Duration, number>> = { day: 1, week: 7, month: 30 };

/** The days of a rental of `count` days, weeks or months (R15). */
export const rentalDays = (duration: Duration, count: number): number => DAYS_OF[duration] * count;

/** What one block of 1, 7 and 30 days of a product costs, all in one currency. */
export interface RentalTiers extends Readonly<Record<Duration, Money>> {
  /** Whether days are charged as they are, without the best-price rule (`coverOf`); absent where the rule holds. */
  readonly isExact?: boolean;
}

/** What is charged for one machine: its own tiers, and those of each option that is rented with it. Each is covered for itself. */
export interface RentalRates {
  readonly machine: RentalTiers;
  readonly options: readonly RentalTiers[];
}

/** The rates of a machine without options. */
export const machineAlone = (machine: RentalTiers): RentalRates => ({ machine, options: [] });

/** Rental prices of a rental product that states none, in hryvnias (S §9). */
export const DEFAULT_RENTAL_PRICES = { day: 150, week: 300, month: 600 } as const satisfies Record<
  Duration,
  number
>;

/** The product types, in Ukrainian as the catalogue names them, that are rented at the default prices (S §9). */
export const RENTAL_TYPES = [
  'Генератори',
  'Промислові генератори',
  'Освітлювальні вежі',
  'Підйомники та Крани',
] as const;

/** Rental prices stated in major units, as money. */
export const tiersOf = (prices: Readonly<Record<Duration, number>>, currency: Currency): RentalTiers => ({
  day: fromMajor(prices.day, currency),
  week: fromMajor(prices.week, currency),
  month: fromMajor(prices.month, currency),
});

/** The prices, in minor units of a currency, at which a machine is rented; null where it is not rented by day, week and month. */
export function tiersOfPrices(
  { day, week, month, isExact }: Readonly<Record<Duration, number | null>> & { readonly isExact?: boolean },
  currency: Currency,
): RentalTiers | null {
  if (day === null || week === null || month === null) return null;
  const of = (minor: number) => money(minor, currency);
  return { day: of(day), week: of(week), month: of(month), ...(isExact === true && { isExact }) };
}
