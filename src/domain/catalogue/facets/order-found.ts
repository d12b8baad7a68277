import type { ListingOrder } from '../listing-order.ts';
import type { FoundProduct } from './narrow-found.ts';

const byPrice = (one: FoundProduct, other: FoundProduct) =>
  (one.price ?? Infinity) - (other.price ?? Infinity) || one.id - other.id;

const fromTheNewest = (one: FoundProduct, other: FoundProduct) =>
  other.createdAt - one.createdAt || other.id - one.id;

/** Found products in the order that a shopper has chosen, alike ones as in listings; the first of the orders is theirs as they were found. */
export function orderFound(found: readonly FoundProduct[], order: ListingOrder): readonly FoundProduct[] {
  if (order === 'price-asc') return found.toSorted(byPrice);
  if (order === 'price-desc') return found.toSorted((one, other) => byPrice(other, one));
  if (order === 'newest') return found.toSorted(fromTheNewest);
  return found;
}
