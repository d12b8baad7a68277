import { MAX_LINES, MAX_QUANTITY, type CartItem } from './cart-item.ts';

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
