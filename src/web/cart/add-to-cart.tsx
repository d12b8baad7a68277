import type { Product } from '../../domain/catalogue/product.ts';
import { BuyAction } from './buy-action.tsx';
import { RentAction } from './rent-action.tsx';

/**
 * The action of a product: buying it or renting it. Fills the width it is given on narrow screens. `sm` is for cards,
 * `lg` is the one amber button of a product's own page.
 */
export function AddToCart({ product, size = 'sm' }: { product: Product; size?: 'sm' | 'lg' }) {
  return product.kind === 'rental' ? (
    <RentAction product={product} size={size} />
  ) : (
    <BuyAction product={product} size={size} />
  );
}
