import { add, money, times, zero, type Currency, type Money } from '../money/money.ts';

/** What a part of a set that is said in words is counted in. */
export const CONTENTS_UNITS = ['piece', 'metre', 'kit'] as const;
export type ContentsUnit = (typeof CONTENTS_UNITS)[number];

/** A part of a set in the language of the page. */
export interface SetPart {
  /** The product that it is; null for what the shop does not sell by itself. */
  readonly productId: number | null;
  /** Empty for a product that was never in the shop. */
  readonly name: string;
  /** In its unit; whole, at least one. */
  readonly quantity: number;
  readonly unit: ContentsUnit;
}

/** What of a product its price as a part is made of. */
interface PricedProduct {
  readonly prices: Readonly<Record<Currency, { readonly sale: number | null }>>;
  readonly displayOnly?: object;
}

/** A part of a set with what its product's card knows; null for a part in words, and for a product that is no longer shown. */
interface ShownPart extends SetPart {
  readonly product: PricedProduct | null;
}

/** What one piece of a part costs without tax; null where it is not for sale by itself. */
export function partPrice({ product }: Pick<ShownPart, 'product'>, currency: Currency): Money | null {
  const sale = product?.prices[currency].sale ?? null;
  return sale === null || product?.displayOnly !== undefined ? null : money(sale, currency);
}

/**
 * What the parts of a set cost bought one by one, without tax; null unless each of them is for sale by itself: a sum of some of the parts
 * would be compared with the price of all.
 */
export function contentsTotal(
  parts: readonly Pick<ShownPart, 'product' | 'quantity'>[],
  currency: Currency,
): Money | null {
  if (parts.length === 0) return null;
  let total = zero(currency);
  for (const part of parts) {
    const price = partPrice(part, currency);
    if (price === null) return null;
    total = add(total, times(price, part.quantity));
  }
  return total;
}
