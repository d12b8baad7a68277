import { cheapestCover } from './cheapest-cover.ts';
import { DURATIONS, rentalDays, type Duration } from './duration.ts';
import type { RentalTiers } from './tiers.ts';

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
