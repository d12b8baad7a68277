import { type Money, compare, sum, times } from '../money/money.ts';
import {
  DAYS_OF,
  DURATIONS,
  rentalDays,
  type Duration,
  type RentalRates,
  type RentalTiers,
} from './tiers.ts';

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

/**
 * The blocks of a rental whose days are charged as they are: whole months, then whole weeks, then days, none of them rounded up. Throws
 * unless `days` is a positive whole number.
 */
function exactCover(days: number, tiers: RentalTiers): Cover {
  if (!Number.isSafeInteger(days) || days < 1) throw new RangeError(`Not a number of rental days: ${days}`);
  const beyondMonths = days % DAYS_OF.month;
  return priced(
    {
      month: Math.floor(days / DAYS_OF.month),
      week: Math.floor(beyondMonths / DAYS_OF.week),
      day: beyondMonths % DAYS_OF.week,
    },
    tiers,
  );
}

/** How the days of a rental are charged: the cheapest cover (R15), or as they are where its product has the best-price rule off. */
export const coverOf = (days: number, tiers: RentalTiers): Cover =>
  tiers.isExact === true ? exactCover(days, tiers) : cheapestCover(days, tiers);

/** What so many days of one machine cost with all that is rented with it. */
export const rentOf = (days: number, { machine, options }: RentalRates): Money =>
  sum(
    machine.day.currency,
    [machine, ...options].map((tiers) => coverOf(days, tiers).total),
  );

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

/** A rental of more days than these is billed as it goes, by the billing cycle; a shorter one is paid as a whole with its order. */
export const PAID_WHOLE_DAYS = 60;
/** The billing cycle of a long rental, in days; it stands in the contract. */
export const BILLING_DAYS = DAYS_OF.month;

/** What of a rental is paid with the order: all of its days, or of a long one those of the first bill of `rentPlan`. */
export const daysPaidFirst = (days: number): number => (days > PAID_WHOLE_DAYS ? BILLING_DAYS : days);

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
  const { blocks } = coverOf(rentalDays(duration, count), tiers);
  if (blocks[duration] === count) return [];
  return DURATIONS.toReversed()
    .map((block) => ({ duration: block, count: blocks[block] }))
    .filter((block) => block.count > 0);
}
