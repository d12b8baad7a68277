import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import { useCart } from '../cart/cart-store.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { CountMark } from '../ui/count-mark.tsx';
import { useIsSignedIn } from './visitor.ts';

/**
 * The way to the account: signing in for a visitor, the profile for a customer (S §2). Pages come without knowing who
 * reads them: until the script has asked, and without one, it leads to signing in, which sends a customer on.
 */
export function AccountLink({
  className = iconButtonClass(),
  showsLabel = false,
}: {
  className?: string;
  /** Writes the name under or beside the icon instead of keeping it for screen readers. */
  showsLabel?: boolean;
}) {
  const t = useT();
  const signedIn = useIsSignedIn();
  const label = t(signedIn ? 'nav.profile' : 'nav.signIn');
  return (
    <LocalNavLink
      to={signedIn ? '/profile' : '/auth'}
      aria-label={showsLabel ? undefined : label}
      className={className}
    >
      <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
      {showsLabel && label}
    </LocalNavLink>
  );
}

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
