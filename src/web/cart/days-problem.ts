import { rentalOf, type CartItem } from '../../domain/cart/cart-item.ts';
import { wishRefusal, type Availability } from '../../domain/rental/availability.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';

/** Why the machines of a rental line cannot be had on its days; what other lines of the cart take of them is left to the order. */
export function daysProblem(
  { id, quantity, ...line }: CartItem,
  availability: Availability,
): RentalRefusal | null {
  const rental = rentalOf(line);
  if (rental === null) return null;
  const { duration, count, startDate = null } = rental;
  return wishRefusal(availability, {
    productId: id,
    startDate,
    wish: { duration, count, machines: quantity },
  });
}
