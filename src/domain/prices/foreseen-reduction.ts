import { lowestBefore, struckBeside, type LoggedPrice } from './price-reduction.ts';

/** A reduction that runs or is to come; milliseconds and minor units. */
export interface AnnouncedPrice {
  readonly minor: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** What it lowered, and what comes back; null before it begins. */
  readonly regularMinor: number | null;
}

/** What is known of one price of one product. */
export interface KnownPrice {
  /** What is paid now. */
  readonly minor: number;
  readonly log: readonly LoggedPrice[];
  /** Other reductions of the same price; none has a moment in common with another. */
  readonly announced: readonly AnnouncedPrice[];
}

/** What a reduction will do to what shoppers see, as far as is known now; minor units. */
export interface ForeseenReduction {
  /** What is paid when it begins. */
  readonly before: number;
  /** The lowest price of the 30 days before it begins; null where none was in force. */
  readonly lowest: number | null;
  /** What will be struck through; null for nothing. */
  readonly struck: number | null;
}

/** The price that holds where no reduction lowers it. */
export const regularOf = ({
  minor,
  announced,
}: {
  readonly minor: number;
  readonly announced: readonly Pick<AnnouncedPrice, 'minor' | 'regularMinor'>[];
}): number =>
  announced.find((each) => each.regularMinor !== null && each.minor === minor)?.regularMinor ?? minor;

/**
 * What a reduction to `minor` will show, by the rule that is applied when it begins: the log, and what reductions that
 * are announced will have written into it by then. `beganAt` in milliseconds; not before now.
 */
export function foreseeReduction(known: KnownPrice, minor: number, beganAt: number): ForeseenReduction {
  const regular = regularOf(known);
  const ahead = known.announced
    .filter((each) => each.startsAt < beganAt)
    .flatMap((each): LoggedPrice[] => {
      const over = each.endsAt <= beganAt ? [{ at: each.endsAt, minor: regular }] : [];
      if (each.regularMinor !== null) return known.minor === each.minor ? over : [];
      return each.minor < regular ? [{ at: each.startsAt, minor: each.minor }, ...over] : [];
    });
  const log = [...known.log, ...ahead];
  const before = log
    .filter(({ at }) => at <= beganAt)
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  return {
    before: before?.minor ?? known.minor,
    // What ends as this one begins gives its price back first.
    lowest: lowestBefore(log, beganAt),
    struck: struckBeside(log, beganAt, minor),
  };
}
