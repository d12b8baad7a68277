/** A list of replacements begins with so many, goes on with as many, and has so many at most. */
const PART = 12;
const MOST = 60;

/** How many replacements an address asks for. */
export function readShown(query: URLSearchParams): number {
  const asked = Number(query.get('shown') ?? PART);
  return Number.isInteger(asked) ? Math.min(MOST, Math.max(PART, asked)) : PART;
}

/** How many the next part shows; null where no more are shown. */
export const nextShown = (count: number, hasMore: boolean): number | null =>
  hasMore && count < MOST ? Math.min(MOST, count + PART) : null;
