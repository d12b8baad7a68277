import MenuIcon from 'lucide-react/icons/menu';
import { FavouritesLink } from '../favourites/favourites-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { StaticHtml } from '../ui/static-html.tsx';
import { HelpLine, ServiceLinksLine } from './header.static.tsx';
import { Logo } from './logo.tsx';
import { CurrencyChoice, LanguageLinks } from './preference-switches.tsx';
import { PriceSwitch } from './price-switch.tsx';
import { AccountLink, CartLink, NotificationsLink } from './quick-links.tsx';
import type { Menu } from './use-menu.tsx';

/** The line above the header on wide windows: help and telephone, languages, prices and currencies. */
function ServiceStrip() {
  return (
    <div className="container-page hidden h-9 items-center gap-4 text-xs text-muted lg:flex slim:hidden">
      <StaticHtml name="service" className="flex flex-1 justify-between">
        {import.meta.env.SSR && <ServiceLinksLine />}
      </StaticHtml>
      <LanguageLinks />
      <StaticHtml name="prices">{import.meta.env.SSR && <PriceSwitch />}</StaticHtml>
      <CurrencyChoice className="-mr-1.5" />
    </div>
  );
}

/**
 * The top of every page (S §2). Its first line scrolls away, the line with the search stays: on phones that is the
 * search alone, because the bottom bar carries the rest; it leaves, too, on the way down a product's page, whose own bar
 * is shown then. In a slim frame it is the logo, whom to call, and the languages. The keyboard meets the search before
 * account, favourites and cart, as it stands; on narrow windows, where it stands below them, in the browsers that follow
 * what is seen.
 */
export function Header({ panel, drawer }: { panel: Menu; drawer: Menu }) {
  const t = useT();
  return (
    <header className="sticky -top-12 z-30 bg-canvas transition-[translate] duration-base ease-out [anchor-name:--header] max-md:not-focus-within:in-data-scrolled-down:-translate-y-full [view-transition-name:header] lg:-top-9 slim:static short:static staff:hidden">
      <ServiceStrip />
      <div className="container-page flex flex-wrap items-center [reading-flow:flex-visual] lg:h-18 lg:flex-nowrap lg:gap-x-6">
        <LocalLink
          to="/catalogue"
          {...drawer.opener}
          aria-label={t('nav.menu')}
          className={classNames(iconButtonClass(), '-ml-3 lg:hidden slim:hidden')}
        >
          <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        </LocalLink>
        <LocalLink
          to="/"
          aria-label={t('shell.logo')}
          className="flex h-14 items-center pr-2 pl-1 text-xl lg:order-none lg:px-0"
        >
          <Logo className="max-[23.25rem]:[&_span_span]:hidden" />
        </LocalLink>
        <div className="hidden lg:block slim:hidden">
          <ButtonLink to="/catalogue" {...panel.opener}>
            <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('nav.catalogue')}
          </ButtonLink>
          {panel.surface}
        </div>
        <SearchBox className="mb-3 w-full max-lg:order-last lg:mb-0 lg:w-auto lg:flex-1 slim:hidden" />
        {/* The bell comes once the script knows who reads: in a place of its own it moves nothing, the search alone ends earlier. */}
        <div className="ml-auto hidden md:flex lg:-mr-6 slim:hidden">
          <NotificationsLink />
        </div>
        <div className="flex items-center max-md:ml-auto md:-mr-1.5 slim:mr-0 slim:ml-auto">
          <StaticHtml name="help">{import.meta.env.SSR && <HelpLine />}</StaticHtml>
          <LanguageLinks className="md:mr-2 lg:hidden slim:-mr-1.5 slim:flex" />
          <CurrencyChoice className="hidden md:mr-2 md:flex lg:hidden slim:hidden" />
          <span className="hidden md:contents slim:hidden">
            <AccountLink />
            <FavouritesLink />
          </span>
          {/* On a phone its place is the bar at the foot. While something else stands there, it takes that of the currency, which is in the menu as well; width and height stay, so that nothing beside it moves. */}
          <div className="-mr-1.5 grid items-center justify-items-end *:[grid-area:1/1] md:contents slim:hidden">
            <CurrencyChoice isOneButton className="docked:invisible md:hidden" />
            <span className="docked-cart">
              <CartLink />
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}
