import type { Duration } from '../rental/rental-price.ts';

/** The terms of a rental line that tell it from other lines of the same product. */
export interface RentalTerms {
  readonly duration: Duration;
  readonly count: number;
  /** The first day, ISO 8601; null or absent while the shopper has chosen none. */
  readonly startDate?: string | null;
}

/**
 * The key by which cart lines are merged, changed and removed (R15): for a purchase (`rental` null) the product id, for
 * a rental the id with its terms. Equal terms from different days are different bookings and so different lines.
 */
export function uniqueKeyOf(productId: number, rental: RentalTerms | null): string {
  if (rental === null) return String(productId);
  const start = rental.startDate ? `-${rental.startDate}` : '';
  return `${productId}-rent-${rental.duration}-${rental.count}${start}`;
}
