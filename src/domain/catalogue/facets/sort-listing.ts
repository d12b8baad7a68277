import type { ListingOrder } from '../listing-order.ts';
import type { FoundProduct } from './filter-listing.ts';

const byPrice = (one: FoundProduct, other: FoundProduct) =>
  (one.price ?? Infinity) - (other.price ?? Infinity) || one.id - other.id;

/**
 * Found products in the order that a shopper has chosen; the first of the orders is theirs as they were found. What was
 * made together, as whole deliveries are, stays as it was found: who looks for an inverter wants inverters first.
 */
export function sortListing(found: readonly FoundProduct[], order: ListingOrder): readonly FoundProduct[] {
  if (order === 'price-asc') return found.toSorted(byPrice);
  if (order === 'price-desc') return found.toSorted((one, other) => byPrice(other, one));
  if (order === 'newest') return found.toSorted((one, other) => other.createdAt - one.createdAt);
  return found;
}
