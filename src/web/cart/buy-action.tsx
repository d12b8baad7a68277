import { cartItemOf } from '../../domain/cart/cart-item-of.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { CartAction } from './cart-action.tsx';

/** Puts a product into the cart, to be bought. */
export function BuyAction({ product, size }: { product: CardProduct; size: 'sm' | 'lg' }) {
  const t = useT();
  return (
    <CartAction item={cartItemOf(product, null)} stock={product.stock} size={size}>
      {t('cart.add')}
    </CartAction>
  );
}
