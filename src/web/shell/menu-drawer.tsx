import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Thumbnail } from '../search/thumbnail.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { AccountLink } from './account-link.tsx';
import { closeSurface } from './close-surface.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { DRAWER_ID } from './drawer-trigger.tsx';
import { LanguageLinks } from './language-links.tsx';
import type { MenuSection } from './menu.ts';
import { SERVICE_LINKS } from './service-links.ts';

const linkClass = 'flex min-h-11 items-center gap-3.5 rounded-md py-1 text-sm font-semibold text-ink';

function Group({ group, links }: MenuSection) {
  const t = useT();
  return (
    <Disclosure name="menu-groups" open={group === 'solar'} summary={t(`menuGroup.${group}`)}>
      <ul className="-mt-1 flex flex-col gap-1">
        {links.map(({ slug, name, picture, path }) => (
          <li key={slug}>
            <LocalLink to={path} onClick={closeSurface} className={linkClass}>
              <Thumbnail picture={picture} className="size-12 rounded-sm" />
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The menu of phones: the groups one below the other, then account, help, language and currency. */
export function MenuDrawer({ menu }: { menu: readonly MenuSection[] }) {
  const t = useT();
  return (
    <Drawer id={DRAWER_ID} side="start" title={t('nav.menu')} closeLabel={t('shell.close')}>
      <nav aria-label={t('nav.catalogue')}>
        {menu.map((section) => (
          <Group key={section.group} {...section} />
        ))}
        <LocalLink
          to="/catalogue"
          onClick={closeSurface}
          className="flex py-5 text-base font-semibold underline-offset-4 hover:underline"
        >
          {t('nav.wholeCatalogue')}
        </LocalLink>
      </nav>
      <AccountLink showsLabel onClick={closeSurface} className={buttonClass({ width: 'full' })} />
      <ul className="my-5 flex flex-col">
        {SERVICE_LINKS.map(({ to, text }) => (
          <li key={to}>
            <LocalLink
              to={to}
              onClick={closeSurface}
              className="flex min-h-11 items-center text-sm text-muted"
            >
              {t(text)}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="-mx-1.5 flex items-center justify-between border-t border-line pt-2">
        <LanguageLinks />
        <CurrencyChoice />
      </div>
    </Drawer>
  );
}
