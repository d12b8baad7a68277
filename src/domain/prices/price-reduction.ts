/** A price from the moment it was set until the next one of the log; milliseconds and minor units. */
export interface LoggedPrice {
  readonly at: number;
  readonly minor: number;
}

/** How far back the law looks for the lowest price (Directive 98/6/EC, article 6a). */
export const LOOK_BACK_DAYS = 30;
const LOOK_BACK_MS = LOOK_BACK_DAYS * 24 * 60 * 60 * 1000;

/**
 * The lowest price that was in force at any moment of the 30 days before a reduction began: what may be struck through
 * beside the reduced price, and what −X % is computed from. `log` has the prices of one product in one currency, in any
 * order; null where none was in force before.
 */
export function lowestBefore(log: readonly LoggedPrice[], beganAt: number): number | null {
  const since = beganAt - LOOK_BACK_MS;
  const before = log.filter(({ at }) => at < beganAt).toSorted((a, b) => a.at - b.at);
  const inForce = before.filter(({ at }, index) => at > since || (before[index + 1]?.at ?? Infinity) > since);
  return inForce.length === 0 ? null : Math.min(...inForce.map(({ minor }) => minor));
}

/** By how many whole per cent a price is below the one struck through, never more than is true; 0 for less than one. */
export const reductionPercent = (originalMinor: number, minor: number): number =>
  Math.max(0, Math.floor(((originalMinor - minor) * 100) / originalMinor));

/** A price that is lower by so many per cent is a slip of the finger more often than meant. */
export const STEEP_PERCENT = 50;

/**
 * What stands struck through beside a price that a reduction lowers to `minor`: the lowest of the 30 days before, where
 * the reduced price is below it; null where nothing may be struck through.
 */
export function struckBeside(log: readonly LoggedPrice[], beganAt: number, minor: number): number | null {
  const lowest = lowestBefore(log, beganAt);
  return lowest !== null && lowest > minor ? lowest : null;
}
