import Menu from 'lucide-react/icons/menu';
import { FavouritesLink } from '../favourites/favourites-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { classNames } from '../ui/class-names.ts';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { DrawerTrigger } from './drawer-trigger.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import type { MenuSection } from './menu.ts';
import { ServiceStrip } from './service-strip.tsx';

/**
 * The top of every page (S §2). Its first line scrolls away, the line with the search stays: on phones that is the
 * search alone, because the bottom bar carries the rest.
 */
export function Header({ menu }: { menu: readonly MenuSection[] }) {
  const t = useT();
  return (
    <header className="sticky -top-12 z-30 bg-canvas [anchor-name:--header] lg:-top-9">
      <ServiceStrip />
      <div className="container-page flex flex-wrap items-center lg:h-18 lg:flex-nowrap lg:gap-x-6">
        <DrawerTrigger label={t('nav.menu')} className={classNames(iconButtonClass(), '-ml-3 lg:hidden')}>
          <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        </DrawerTrigger>
        <LocalLink
          to="/"
          aria-label={t('shell.logo')}
          className="flex h-14 items-center pr-2 pl-1 text-xl lg:order-none lg:px-0"
        >
          <Logo />
        </LocalLink>
        <div className="hidden lg:block">
          <MegaMenu menu={menu} />
        </div>
        <div className="ml-auto flex items-center md:-mr-3 lg:order-last lg:ml-0">
          <LanguageLinks className="-mr-1.5 md:mr-2 lg:hidden" />
          <span className="hidden md:contents">
            <AccountLink />
            <FavouritesLink />
            <CartLink />
          </span>
        </div>
        <SearchBox className="mb-3 w-full lg:mb-0 lg:w-auto lg:flex-1" />
      </div>
    </header>
  );
}
