import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { FavouritesLink } from '../favourites/favourites-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx';
import { CountMark } from '../ui/count-mark.tsx';
import { AccountLink, useCartLabel } from './quick-links.tsx';
import type { Menu } from './use-menu.tsx';

const itemClass =
  'flex h-15 w-full flex-col items-center justify-center gap-1 text-[min(var(--text-xs),4.2vw)] text-muted transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink';
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * The five ways of a phone, where its thumb is; the search stays in view in the header. Stands at the end of the page,
 * above the phone's own bar; what docks to the window's lower edge takes its place.
 */
export function BottomBar({ drawer }: { drawer: Menu }) {
  const t = useT();
  const { count, label } = useCartLabel();
  return (
    <nav
      aria-label={t('nav.quick')}
      className="sticky bottom-0 z-30 [view-transition-name:bottom-bar] border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden docked:invisible short:static slim:hidden staff:hidden"
    >
      <ul className="flex px-1 whitespace-nowrap *:flex-1">
        <li>
          <LocalNavLink to="/" end className={itemClass}>
            <House {...icon} />
            {t('nav.start')}
          </LocalNavLink>
        </li>
        <li>
          <LocalLink to="/catalogue" {...drawer.opener} className={itemClass}>
            <LayoutGrid {...icon} />
            {t('nav.catalogue')}
          </LocalLink>
        </li>
        <li>
          <FavouritesLink showsLabel className={itemClass} />
        </li>
        <li>
          <LocalNavLink to="/cart" aria-label={label} className={itemClass}>
            <span className="relative">
              <ShoppingCart {...icon} />
              <span className="absolute -top-2.5 -right-4 size-4.5">
                <CountMark count={count} />
              </span>
            </span>
            {t('nav.cart')}
          </LocalNavLink>
        </li>
        <li>
          <AccountLink showsLabel className={itemClass} />
        </li>
      </ul>
    </nav>
  );
}
