import type { CardProduct } from '../../domain/catalogue/product.ts';
import { FallbackNotice } from '../catalogue/fallback-notice.tsx';
import { RentAction } from './rent-action.tsx';
import { canBeWaitedFor } from '../../domain/stock-notices/can-be-waited-for.ts';
import { ButtonLink } from '../i18n/local-link.tsx';
import { cartItemOf } from '../../domain/cart/cart-item.ts';
import { useT } from '../i18n/i18n.tsx';
import { CartAction, type Pieces } from './cart-action.tsx';

/** Puts a product into the cart, to be bought. */
function BuyAction({ product, ...action }: { product: CardProduct; size: 'sm' | 'lg' } & Pieces) {
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
