import { storedIds } from '../catalogue/stored-ids.ts';

const SEEN_MAX = 9;
const seen = storedIds('recentlyViewed', SEEN_MAX);

/** The products whose pages this browser has shown, the last one first. */
export const useRecentlyViewed = seen.useIds;

/** Remembers that a product's page is shown. */
export function rememberRecentlyViewed(id: number): void {
  if (seen.read()[0] !== id) seen.write([id, ...seen.read().filter((other) => other !== id)]);
}
