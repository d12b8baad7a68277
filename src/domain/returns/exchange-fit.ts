import { complementsOf } from '../catalogue/complements.ts';
import { kindIdOf } from '../catalogue/category-kind.ts';
import type { Complement, Need } from '../catalogue/complements/complement.ts';
import { kindNeeds } from '../catalogue/one-kind.ts';
import type { ProductDetail } from '../catalogue/product.ts';
import type { AskedKind } from './return-request.ts';

/** What of a product decides whether it fits. */
export type FitProduct = Pick<ProductDetail, 'id' | 'categoryId' | 'brand' | 'specifications'>;

function meets({ specifications }: FitProduct, { key, min, max, words, absent }: Need): boolean {
  const value = specifications.find((each) => each.key === key)?.value;
  if (absent === true) return value === undefined;
  if (value === undefined) return false;
  if (typeof value === 'number') return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  return words === undefined || value.split(',').some((word) => words.includes(word.trim()));
}

const isOf = (product: FitProduct, complements: readonly Complement[]): boolean =>
  complements.some(
    ({ categoryId, brands, needs }) =>
      categoryId === kindIdOf(product.categoryId) &&
      (brands === undefined || brands.includes(product.brand)) &&
      needs.every((need) => meets(product, need)),
  );

/**
 * Whether a product goes with what its buyer keeps as the original did: what complemented a kept product is replaced by what complements
 * it, too. A kept product that had nothing to do with the original asks nothing.
 */
export const fitsBeside = (
  candidate: FitProduct,
  { original, kept }: { readonly original: FitProduct; readonly kept: readonly FitProduct[] },
): boolean =>
  kept.every((product) => {
    const complements = complementsOf(product);
    return !isOf(original, complements) || isOf(candidate, complements);
  });

/** What is known of a product that could replace another. */
export interface Candidate extends FitProduct {
  readonly kind: 'purchase' | 'rental';
  readonly stock: number;
  /** The price of one piece in the currency of the order, in minor units; null where it is not sold. */
  readonly saleMinor: number | null;
}

/** Why a product does not replace another. */
export type Unfit =
  | 'other-category'
  | 'other-kind'
  | 'same-product'
  | 'not-sold'
  | 'sold-out'
  | 'does-not-fit';

/**
 * Why a product cannot replace pieces of another; null where it can. Of the same category and kind, sold, in stock, and fitting what the
 * buyer keeps; the product itself only in place of one with a fault.
 */
export function unfitReason(
  candidate: Candidate,
  {
    original,
    kept,
    kind,
    pieces,
  }: {
    readonly original: FitProduct;
    readonly kept: readonly FitProduct[];
    readonly kind: AskedKind;
    readonly pieces: number;
  },
): Unfit | null {
  if (candidate.kind !== 'purchase' || candidate.saleMinor === null) return 'not-sold';
  if (candidate.id === original.id && kind !== 'complaint') return 'same-product';
  if (candidate.categoryId !== original.categoryId) return 'other-category';
  if (!kindNeeds(original).every((need) => meets(candidate, need))) return 'other-kind';
  if (candidate.stock < pieces) return 'sold-out';
  return fitsBeside(candidate, { original, kept }) ? null : 'does-not-fit';
}

/** Replacements as they are offered: the product itself first, then the nearest price, the cheaper of two as near. */
export const byNearness = <T extends { readonly id: number; readonly differenceMinor: number }>(
  candidates: readonly T[],
  originalId: number,
): readonly T[] =>
  candidates.toSorted(
    (a, b) =>
      Number(b.id === originalId) - Number(a.id === originalId) ||
      Math.abs(a.differenceMinor) - Math.abs(b.differenceMinor) ||
      a.differenceMinor - b.differenceMinor ||
      a.id - b.id,
  );
