import { MAX_QUANTITY, MAX_RENTAL_COUNT, type CartItem } from './cart-item.ts';
import { uniqueKeyOf } from './unique-key.ts';

/**
 * Sets for how many days, weeks or months a rental line runs, from 1 to its MAX_RENTAL_COUNT (R15). The line
 * keeps its place under its new key; a line that already had this key joins it. Other values and lines change nothing.
 */
export function setRentalCount(items: readonly CartItem[], uniqueKey: string, count: number): CartItem[] {
  const line = items.find((item) => item.uniqueKey === uniqueKey);
  const duration = line?.rentalDuration ?? null;
  if (line === undefined || duration === null) return [...items];
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_RENTAL_COUNT[duration];
  if (!isCount) return [...items];
  const newKey = uniqueKeyOf(line.id, { duration, count, startDate: line.rentalStartDate ?? null });
  const twin = items.find((item) => item !== line && item.uniqueKey === newKey);
  const quantity = Math.min(line.quantity + (twin?.quantity ?? 0), MAX_QUANTITY);
  const changed = { ...line, uniqueKey: newKey, rentalCount: count, quantity };
  return items.filter((item) => item !== twin).map((item) => (item === line ? changed : item));
}
