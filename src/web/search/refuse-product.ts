import type { SuggestedProduct } from './suggestions.ts';

/** Why a chosen product cannot be opened, as the key of its text: it has no id (S §5), or there is no connection (S §8). */
export function refuseProduct({ id }: SuggestedProduct, isOnline: boolean) {
  if (id === null) return 'search.productMissing';
  return isOnline ? null : 'search.navigationError';
}
