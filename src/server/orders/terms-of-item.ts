import type { RentalTerms } from '../../domain/cart/cart-item.ts';
import { chosenCodes } from '../../domain/rental/rental-option.ts';
import type { orderItems } from './tables.ts';

/** For how long and with what a line was rented, as it stands in a cart; null for a purchase. */
export function termsOfItem({
  rentalDuration: duration,
  rentalCount: count,
  rentalStart: startDate,
  options,
}: Pick<typeof orderItems.$inferSelect, 'rentalDuration' | 'rentalCount' | 'rentalStart' | 'options'>):
  | (RentalTerms & { readonly startDate: string | null; readonly options?: readonly string[] })
  | null {
  if (duration === null || count === null) return null;
  const codes = chosenCodes(options?.map(({ code }) => code));
  return { duration, count, startDate, ...(codes && { options: codes }) };
}
