import type { MenuSection } from '../../domain/catalogue/menu.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Thumbnail } from '../search/thumbnail.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Drawer } from '../ui/modal.tsx';
import { AccountLink } from './quick-links.tsx';
import { CurrencyChoice, LanguageLinks } from './preference-switches.tsx';
import type { MenuSurface } from './menu-surface.ts';
import { PriceSwitch } from './price-switch.tsx';
import { SERVICE_LINKS } from './link-list.tsx';

const linkClass = 'flex min-h-11 items-center gap-3.5 rounded-md py-1 text-sm font-semibold text-ink';

function Group({ section: { name, links }, isFirst }: { section: MenuSection; isFirst: boolean }) {
  return (
    <Disclosure name="menu-groups" open={isFirst} summary={name}>
      <ul className="-mt-1 flex flex-col gap-1">
        {links.map(({ slug, name: category, picture }) => (
          <li key={slug}>
            <LocalLink to={categoryPath(slug)} className={linkClass}>
              <Thumbnail picture={picture} className="size-12 rounded-sm" />
              {category}
            </LocalLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The menu of phones: the groups one below the other, then account, help, language, currency and prices. */
export const MenuDrawer: MenuSurface = ({ id, sections, isOpen, onClose }) => {
  const t = useT();
  return (
    <Drawer
      id={id}
      side="start"
      title={t('nav.menu')}
      closeLabel={t('shell.close')}
      open={isOpen}
      onClose={onClose}
    >
      <nav aria-label={t('nav.catalogue')}>
        {sections.map((section, index) => (
          <Group key={section.group} section={section} isFirst={index === 0} />
        ))}
        <LocalLink
          to="/catalogue"
          className="flex py-5 text-base font-semibold underline-offset-4 hover:underline"
        >
          {t('nav.wholeCatalogue')}
        </LocalLink>
      </nav>
      {/* The count stands out to the right of its icon. */}
      <AccountLink showsLabel className={`${buttonClass({ width: 'full' })} *:mr-3`} />
      <ul className="my-5 flex flex-col">
        {SERVICE_LINKS.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to} className="flex min-h-11 items-center text-sm text-muted">
              {t(text)}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="-mx-1.5 flex flex-wrap items-center justify-between border-t border-line pt-2">
        <LanguageLinks />
        <CurrencyChoice />
        <PriceSwitch />
      </div>
    </Drawer>
  );
};
