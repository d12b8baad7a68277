import { fromMajor } from '../money/major-units.ts';
import { type Currency, type Money, compare, sum, times } from '../money/money.ts';

/** What a rental is counted in (S §9). Printed names are the messages `duration.{duration}`. */
export const DURATIONS = ['day', 'week', 'month'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The days of one day, week and month of rental (R15). */
export const DAYS_OF: Readonly<Record<Duration, number>> = { day: 1, week: 7, month: 30 };

/** The days of a rental of `count` days, weeks or months (R15). */
export const rentalDays = (duration: Duration, count: number): number => DAYS_OF[duration] * count;

/** What one block of 1, 7 and 30 days of a product costs, all in one currency. */
export type RentalTiers = Readonly<Record<Duration, Money>>;

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

/** A price of a rental and how many blocks of each length it is made of. */
interface Cover {
  readonly total: Money;
  readonly blocks: Readonly<Record<Duration, number>>;
}

/**
 * The cheapest set of 1-, 7- and 30-day blocks that covers `days` days, the last block rounded up (R15). Of equally
 * cheap sets the one with the fewest blocks. Throws unless `days` is a positive whole number.
 */
export function cheapestCover(days: number, tiers: RentalTiers): Cover {
  if (!Number.isSafeInteger(days) || days < 1) throw new RangeError(`Not a number of rental days: ${days}`);
  const monthCounts = Array.from({ length: Math.ceil(days / DAYS_OF.month) + 1 }, (_, month) => month);
  const covers = monthCounts.flatMap((month) => {
    const left = Math.max(0, days - month * DAYS_OF.month);
    const weeks = left / DAYS_OF.week;
    // Trading days for weeks changes the price evenly, so the cheapest mix is at one of the ends.
    return [...new Set([0, Math.floor(weeks), Math.ceil(weeks)])].map((week) =>
      priced({ month, week, day: Math.max(0, left - week * DAYS_OF.week) }, tiers),
    );
  });
  return covers.reduce((best, cover) => (isBetter(cover, best) ? cover : best));
}

const priced = (blocks: Cover['blocks'], tiers: RentalTiers): Cover => ({
  blocks,
  total: sum(tiers.day.currency, [
    times(tiers.month, blocks.month),
    times(tiers.week, blocks.week),
    times(tiers.day, blocks.day),
  ]),
});

function isBetter(cover: Cover, best: Cover): boolean {
  const difference = compare(cover.total, best.total);
  return difference < 0 || (difference === 0 && count(cover) < count(best));
}

const count = ({ blocks }: Cover): number => blocks.month + blocks.week + blocks.day;

/** A number of days, weeks or months. */
export interface RentalBlock {
  readonly duration: Duration;
  readonly count: number;
}

/**
 * The blocks that a rental is charged by (R15), longest first, as far as they tell the shopper something: none where
 * they are the rental's own days, weeks or months.
 */
export function namedBlocks({ duration, count }: RentalBlock, tiers: RentalTiers): RentalBlock[] {
  const { blocks } = cheapestCover(rentalDays(duration, count), tiers);
  if (blocks[duration] === count) return [];
  return DURATIONS.toReversed()
    .map((block) => ({ duration: block, count: blocks[block] }))
    .filter((block) => block.count > 0);
}
