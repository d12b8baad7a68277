import {
  MAX_LINES,
  MAX_QUANTITY,
  MAX_RENTAL_COUNT,
  rentalOf,
  uniqueKeyOf,
  type CartItem,
} from './cart-item.ts';
import { addItem, type CountedLine } from './cart.ts';

// Apart from what every page needs of a cart, for which each byte counts.

/** Puts a removed line back where it stood; not if its key came back meanwhile, nor into a cart that is full by now. */
export const restoreItem = (items: readonly CartItem[], line: CartItem, index: number): CartItem[] =>
  items.length >= MAX_LINES || items.some(({ uniqueKey }) => uniqueKey === line.uniqueKey)
    ? [...items]
    : items.toSpliced(index, 0, line);

/** The cart without what was ordered of it; pieces that were added since stay (R17a). */
export const subtractLines = <Line extends CountedLine>(
  items: readonly Line[],
  ordered: readonly CountedLine[],
): Line[] =>
  items.flatMap((item) => {
    const same = ordered.filter(({ uniqueKey }) => uniqueKey === item.uniqueKey);
    const quantity = item.quantity - same.reduce((pieces, line) => pieces + line.quantity, 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

/**
 * Puts a rental into the cart, or changes for how long a machine of the cart is rented (R15). The first rental line of
 * the product takes the new term and keeps its place and its pieces, and its first day unless another is given. Where a line with this term exists,
 * nothing changes; other lines stay as they are.
 */
export function setRental(items: readonly CartItem[], rental: CartItem): CartItem[] {
  const line = items.find(({ id, isRental }) => isRental && id === rental.id);
  if (line === undefined) return addItem(items, rental);
  const { quantity } = line;
  const rentalStartDate = rental.rentalStartDate ?? line.rentalStartDate ?? null;
  const changed = { ...rental, quantity, rentalStartDate };
  const uniqueKey = uniqueKeyOf(line.id, rentalOf(changed));
  if (items.some((item) => item.uniqueKey === uniqueKey)) return [...items];
  return items.map((item) => (item === line ? { ...changed, uniqueKey } : item));
}

/**
 * Sets for how many days, weeks or months a rental line runs, from 1 to its MAX_RENTAL_COUNT (R15). The line
 * keeps its place under its new key; a line that already had this key joins it. Other values and lines change nothing.
 */
export function setRentalCount(items: readonly CartItem[], uniqueKey: string, count: number): CartItem[] {
  const line = items.find((item) => item.uniqueKey === uniqueKey);
  const duration = line?.rentalDuration ?? null;
  if (line === undefined || duration === null) return [...items];
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_RENTAL_COUNT[duration];
  return isCount ? withTerms(items, line, { rentalCount: count }) : [...items];
}

/** Sets the first day of a rental line, ISO 8601 (R15). The line keeps its place under its new key; a line that already had this key joins it. */
export function setRentalStart(items: readonly CartItem[], uniqueKey: string, startDate: string): CartItem[] {
  const line = items.find((item) => item.uniqueKey === uniqueKey && item.isRental);
  return line === undefined ? [...items] : withTerms(items, line, { rentalStartDate: startDate });
}

/** Rents the machines of a line without one of its options. The line keeps its place under its new key; a line that already had this key joins it. */
export function removeOption(items: readonly CartItem[], uniqueKey: string, code: string): CartItem[] {
  const line = items.find((item) => item.uniqueKey === uniqueKey);
  if (line?.rentalOptions === undefined) return [...items];
  const { rentalOptions, options = [], ...alone } = line;
  const rest = options.filter((option) => option.code !== code);
  const without: CartItem =
    rest.length === 0
      ? alone
      : { ...alone, options: rest, rentalOptions: rentalOptions.filter((each) => each !== code) };
  return rekeyed(items, line, without);
}

const withTerms = (
  items: readonly CartItem[],
  line: CartItem,
  terms: Partial<Pick<CartItem, 'rentalCount' | 'rentalStartDate'>>,
): CartItem[] => rekeyed(items, line, { ...line, ...terms });

/** The cart with a line that has other terms now; one that already had its new key joins it. */
function rekeyed(items: readonly CartItem[], line: CartItem, other: CartItem): CartItem[] {
  const newKey = uniqueKeyOf(other.id, rentalOf(other));
  const twin = items.find((item) => item !== line && item.uniqueKey === newKey);
  const quantity = Math.min(line.quantity + (twin?.quantity ?? 0), MAX_QUANTITY);
  const changed = { ...other, uniqueKey: newKey, quantity };
  return items.filter((item) => item !== twin).map((item) => (item === line ? changed : item));
}
