/** How much of an order is rented: `all`, `some` beside purchases, or `none`. */
export type RentedShare = 'none' | 'some' | 'all';

/**
 * How much of an order is rented. What is rented is handed over on a day that
 * is agreed after payment; it is not shipped as soon as the money comes, and has no promised days of delivery.
 */
export function rentedLines(items: readonly { readonly rental: unknown }[]): RentedShare {
  const count = items.filter(({ rental }) => rental !== null).length;
  if (count === 0) return 'none';
  return count === items.length ? 'all' : 'some';
}
