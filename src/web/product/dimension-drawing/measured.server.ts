import { kindOf } from '../../../domain/catalogue/categories.ts';
import { outerSize, type OuterSize, railSize, transportSize } from '../../../domain/catalogue/outer-size.ts';
import type { ProductDetail } from '../../../domain/catalogue/product.ts';
import type { SpecificationKey } from '../../../domain/catalogue/specifications.ts';
import type { Goods } from './goods.server.ts';

/** What a drawing needs of a product. */
export type DrawnProduct = Pick<ProductDetail, 'brand' | 'categoryId' | 'specifications'>;

/** What the measures of the drawing are those of: goods in use, a machine on its transport, a rail by its profile. */
type Kind = 'product.drawing' | 'product.drawing.transport' | 'product.drawing.rail';

/** More pieces of anything than a drawing shows: such a number is a slip in the fields. */
const MOST_PIECES = 500;

/** Goods of a known size. */
export interface Measured {
  readonly goods: Goods;
  readonly kind: Kind;
}

/** The goods that are drawn, and of what their measures are; null for goods whose three measures are not known. */
export function measured({ brand, categoryId, specifications }: DrawnProduct): Measured | null {
  const values = new Map<SpecificationKey, string | number>(
    specifications.map(({ key, value }) => [key, value]),
  );
  const number = (key: SpecificationKey) => {
    const value = values.get(key);
    if (typeof value !== 'number' || !Number.isFinite(value)) return null;
    return key.endsWith('Count') && value > MOST_PIECES ? null : value;
  };
  const text = (key: SpecificationKey) => {
    const value = values.get(key);
    return typeof value === 'string' ? value : null;
  };
  const category = kindOf(categoryId)?.slug;
  if (category === undefined) return null;
  const dimensionsMm = text('dimensionsMm') ?? undefined;
  const lengthM = number('lengthM') ?? undefined;
  const sizes: readonly (readonly [Kind, OuterSize | null])[] = [
    ['product.drawing', outerSize(categoryId, dimensionsMm)],
    ['product.drawing.transport', transportSize(categoryId, dimensionsMm)],
    ['product.drawing.rail', railSize(categoryId, { dimensionsMm, lengthM })],
  ];
  for (const [kind, size] of sizes) {
    if (size !== null) return { kind, goods: { category, brand, size, number, text } };
  }
  return null;
}
