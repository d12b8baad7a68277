import type { CardProduct } from '../../domain/catalogue/product.ts';
import { cartItemOf } from '../../domain/cart/cart-item.ts';
import { canBeWaitedFor } from '../../domain/stock-notices/can-be-waited-for.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { CartAction, type Pieces } from './cart-action.tsx';

/** Puts a product into the cart, to be bought. */
export function BuyAction({ product, ...action }: { product: CardProduct; size: 'sm' | 'lg' } & Pieces) {
  const t = useT();
  return (
    <CartAction
      item={cartItemOf(product, null)}
      stock={product.stock}
      {...action}
      soldOut={
        canBeWaitedFor(product) && (
          <ButtonLink
            to={`/back-in-stock/${product.id}`}
            size={action.size}
            width="full"
            aria-label={`${t('product.card.notify')}: ${product.name}`}
          >
            {t('product.card.notify')}
          </ButtonLink>
        )
      }
    >
      {t('cart.add')}
    </CartAction>
  );
}
