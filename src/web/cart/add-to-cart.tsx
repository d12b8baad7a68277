import type { CardProduct } from '../../domain/catalogue/product.ts';
import { FallbackNotice } from '../catalogue/fallback-notice.tsx';
import { BuyAction } from './buy-action.tsx';
import type { Pieces } from './cart-action.tsx';
import { RentAction } from './rent-action.tsx';

/**
 * The action of a product: buying it or renting it. Fills the width it is given on narrow screens. `sm` is for cards,
 * `lg` for the own page of a product that is sold; that of a machine for rent has `RentBox`. What cannot be ordered here
 * has none, and says so.
 */
export function AddToCart({
  product,
  group = 'term',
  size = 'sm',
  ...pieces
}: {
  product: CardProduct;
  /** The name of the terms of a machine for rent, where a page has several. */
  group?: string;
  size?: 'sm' | 'lg';
} & Pieces) {
  const { displayOnly } = product;
  if (displayOnly !== undefined) {
    return size === 'lg' ? <FallbackNotice text={displayOnly.why} /> : null;
  }
  return product.kind === 'rental' ? (
    <RentAction product={product} group={group} />
  ) : (
    <BuyAction product={product} size={size} {...pieces} />
  );
}
