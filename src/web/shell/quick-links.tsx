import Bell from 'lucide-react/icons/bell';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import { useCart } from '../cart/cart-store.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { CountMark } from '../ui/count-mark.tsx';
import { useIsSignedIn, useUnread } from './visitor.ts';

/**
 * The way to the account: signing in for a visitor, the profile for a customer (S §2). Pages but the
 * visitor's own come without knowing who reads them: until the script has asked, and without one, it leads to signing in, which sends a
 * customer on. A name that is shown is the same for both: it would change under a customer's eyes.
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
  const unread = useUnread();
  const name = t(signedIn || showsLabel ? 'nav.profile' : 'nav.signIn');
  // A phone has no room for the bell: its profile leads on to what is new.
  const isNews = showsLabel && unread > 0;
  const label = isNews ? `${name}. ${t('nav.notificationsWith', { count: unread })}` : name;
  return (
    <LocalNavLink
      to={signedIn ? '/profile' : '/auth'}
      aria-label={showsLabel && !isNews ? undefined : label}
      className={className}
    >
      <span className={showsLabel ? 'relative' : 'contents'}>
        <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        {isNews && (
          <span className="absolute -top-2.5 -right-4 size-4.5">
            <CountMark count={unread} />
          </span>
        )}
      </span>
      {showsLabel && name}
    </LocalNavLink>
  );
}

/** The bell of a signed-in customer: what is new with their orders. It comes first in its row, so that it moves none of its neighbours. */
export function NotificationsLink() {
  const t = useT();
  const count = useUnread();
  if (!useIsSignedIn()) return null;
  const label = count > 0 ? t('nav.notificationsWith', { count }) : t('nav.notifications');
  return (
    <LocalNavLink to="/profile/notifications" aria-label={label} className={iconButtonClass()}>
      <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
      <CountMark count={count} />
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
