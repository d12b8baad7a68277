import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useCart } from '../cart/cart-store.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { CountMark } from '../ui/count-mark.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';

/** How many pieces are in the cart, and what its link is called. */
export function useCartLabel(): { count: number; label: string } {
  const t = useT();
  const count = useCart().reduce((total, { quantity }) => total + quantity, 0);
  return { count, label: count > 0 ? t('nav.cartWith', { count }) : t('nav.cart') };
}

/** The way to the cart; its badge is drawn only above 0 (S §2). */
export function CartLink() {
  const { count, label } = useCartLabel();
  return (
    <LocalLink to="/cart" aria-label={label} className={iconButtonClass()}>
      <ShoppingCart size={20} strokeWidth={1.75} aria-hidden="true" />
      <CountMark count={count} />
    </LocalLink>
  );
}
