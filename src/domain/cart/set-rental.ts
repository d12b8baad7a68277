import { addItem } from './cart.ts';
import type { CartItem } from './cart-item.ts';
import { uniqueKeyOf } from './unique-key.ts';

/**
 * Puts a rental into the cart, or changes for how long a machine of the cart is rented (R15). The first rental line of
 * the product takes the new term and keeps its place, its pieces and its first day. Where a line with this term exists,
 * nothing changes; other lines stay as they are.
 */
export function setRental(items: readonly CartItem[], rental: CartItem): CartItem[] {
  const line = items.find(({ id, isRental }) => isRental && id === rental.id);
  if (line === undefined) return addItem(items, rental);
  const { rentalDuration: duration, rentalCount: count } = rental;
  if (duration === null || count === null) return [...items];
  const { quantity, rentalStartDate = null } = line;
  const uniqueKey = uniqueKeyOf(line.id, { duration, count, startDate: rentalStartDate });
  if (items.some((item) => item.uniqueKey === uniqueKey)) return [...items];
  const changed = { ...rental, uniqueKey, quantity, rentalStartDate };
  return items.map((item) => (item === line ? changed : item));
}
