/** A page that is open says so again after so many seconds. */
export const BEAT_SECONDS = 45;
/** Who was not heard of for so many seconds has left: one beat may be lost. */
export const OPEN_SECONDS = 2 * BEAT_SECONDS + 10;
/** For so many minutes those who keep a page open are warned of what was saved on it. */
export const CHANGED_MINUTES = 60;

/** A colleague who has the same page open, or saved something on it. */
export interface OpenBy {
  readonly name: string;
  /** Whether the page is open still. */
  readonly isHere: boolean;
  /** Since when it is open, an instant in ISO 8601. */
  readonly since: string;
  /** When something was saved on it for the last time; null for nothing within `CHANGED_MINUTES`. */
  readonly changedAt: string | null;
}

const RECORD =
  /^\/[a-z]{2}\/(?<page>admin(?:\/[a-z-]{1,40}){1,2}\/(?:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))(?:\/|$)/;

/**
 * The page of one record that an address of the back office is about, without its region, so that it is the same in every language:
 * `admin/orders/{id}`, also for the pages below it. Null for lists and for what has no record.
 */
export const openPageOf = (path: string): string | null => RECORD.exec(path)?.groups?.page ?? null;

/** What is said of colleagues on a page that is shown since `shownAt`: who saved something since then, else who is here. */
export function newsOf(colleagues: readonly OpenBy[], shownAt: string) {
  const changed = colleagues.filter(({ changedAt }) => changedAt !== null && changedAt >= shownAt);
  return { changed, here: colleagues.filter((each) => each.isHere && !changed.includes(each)) };
}
