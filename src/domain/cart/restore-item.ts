import { MAX_LINES, type CartItem } from './cart-item.ts';

/** Puts a removed line back where it stood; not if its key came back meanwhile, nor into a cart that is full by now. */
export const restoreItem = (items: readonly CartItem[], line: CartItem, index: number): CartItem[] =>
  items.length >= MAX_LINES || items.some(({ uniqueKey }) => uniqueKey === line.uniqueKey)
    ? [...items]
    : items.toSpliced(index, 0, line);
