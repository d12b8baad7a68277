const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 4 * 60 * 60;

/** Attempts in all, over some three days: as long as mail servers themselves go on. */
export const ATTEMPTS_MAX = 24;

/** Seconds until the next attempt after so many that failed (1 and more): twice as long each time, at most four hours. */
export const retryDelay = (failed: number): number =>
  Math.min(FIRST_SECONDS * 2 ** (failed - 1), LONGEST_SECONDS);
