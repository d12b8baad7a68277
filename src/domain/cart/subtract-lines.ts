import type { CountedLine } from './cart.ts';

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
