import {
  MAX_LINES,
  MAX_QUANTITY,
  MAX_RENTAL_COUNT,
  rentalOf,
  uniqueKeyOf,
  type CartItem,
} from './cart-item.ts';

/** A line as adding and merging see it: a key and a count of pieces. */
export type CountedLine = Pick<CartItem, 'uniqueKey' | 'quantity'>;

/**
 * Adds a line, or its quantity to the line with the same key, whose remembered name and prices it renews (S §4). The
 * quantity stops at MAX_QUANTITY; a full cart takes no new line.
 */
export function addItem<Line extends CountedLine>(items: readonly Line[], added: Line): Line[] {
  const present = items.find((item) => item.uniqueKey === added.uniqueKey);
  if (present === undefined) return items.length < MAX_LINES ? [...items, added] : [...items];
  const merged = { ...added, quantity: Math.min(present.quantity + added.quantity, MAX_QUANTITY) };
  return items.map((item) => (item === present ? merged : item));
}

/** Sets a line's quantity, at most MAX_QUANTITY; 0 or less removes the line (S §4). Fractions and NaN change nothing. */
export function setQuantity(items: readonly CartItem[], uniqueKey: string, quantity: number): CartItem[] {
  if (!Number.isInteger(quantity)) return [...items];
  if (quantity <= 0) return removeItem(items, uniqueKey);
  const capped = Math.min(quantity, MAX_QUANTITY);
  return items.map((item) => (item.uniqueKey === uniqueKey ? { ...item, quantity: capped } : item));
}

/** One piece more of a line (S §4). */
export const increase = (items: readonly CartItem[], uniqueKey: string): CartItem[] =>
  setQuantity(items, uniqueKey, quantityOf(items, uniqueKey) + 1);

/** One piece less of a line; the last one removes it (S §4). */
export const decrease = (items: readonly CartItem[], uniqueKey: string): CartItem[] =>
  setQuantity(items, uniqueKey, quantityOf(items, uniqueKey) - 1);

/** The cart without a line (R15: by key, which for a purchase is the product id). */
export const removeItem = (items: readonly CartItem[], uniqueKey: string): CartItem[] =>
  items.filter((item) => item.uniqueKey !== uniqueKey);

/** The empty cart. */
export const clear = (): CartItem[] => [];

/** How many pieces a cart holds of a line. */
export const quantityOf = (items: readonly CountedLine[], uniqueKey: string): number =>
  items.find((item) => item.uniqueKey === uniqueKey)?.quantity ?? 0;

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
 * the product takes the new term and keeps its place, its pieces and its first day. Where a line with this term exists,
 * nothing changes; other lines stay as they are.
 */
export function setRental(items: readonly CartItem[], rental: CartItem): CartItem[] {
  const line = items.find(({ id, isRental }) => isRental && id === rental.id);
  if (line === undefined) return addItem(items, rental);
  const { quantity, rentalStartDate = null } = line;
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
  if (!isCount) return [...items];
  const newKey = uniqueKeyOf(line.id, rentalOf({ ...line, rentalCount: count }));
  const twin = items.find((item) => item !== line && item.uniqueKey === newKey);
  const quantity = Math.min(line.quantity + (twin?.quantity ?? 0), MAX_QUANTITY);
  const changed = { ...line, uniqueKey: newKey, rentalCount: count, quantity };
  return items.filter((item) => item !== twin).map((item) => (item === line ? changed : item));
}
