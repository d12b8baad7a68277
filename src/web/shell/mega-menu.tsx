import ChevronRight from 'lucide-react/icons/chevron-right';
import Menu from 'lucide-react/icons/menu';
import { useId } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { closeSurface } from './close-surface.ts';
import { MenuPanel } from './menu-panel.tsx';
import type { MenuSection } from './menu.ts';
import { useMenuTabs } from './use-menu-tabs.ts';

const row =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-4 text-left text-base font-semibold transition-colors';
/** Hangs under the header, wherever scrolling has it; without anchors under its place at the top of the page. */
const surface = classNames(
  'inset-x-0 top-27 bottom-auto m-0 mx-auto supports-[anchor-name:--a]:top-[calc(anchor(bottom)+0.5rem)] [position-anchor:--header]',
  'max-h-[calc(100dvh-8rem)] w-[calc(100%-2*var(--spacing-gutter))] max-w-page overflow-y-auto overscroll-contain',
  'rounded-xl bg-raised p-5 text-ink shadow-overlay',
  'transition-[translate,opacity,overlay,display] transition-discrete duration-base ease-out',
  '-translate-y-2 opacity-0 open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0',
);

/**
 * The catalogue's groups under one button (S §2), by the browser's own popover: a press outside and Escape close it.
 * Without the script it opens as well and shows all groups at once.
 */
export function MegaMenu({ menu }: { menu: readonly MenuSection[] }) {
  const t = useT();
  const id = useId();
  const { active, tabOf } = useMenuTabs();
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass()}>
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('nav.catalogue')}
      </button>
      <nav id={id} popover="auto" aria-label={t('nav.catalogue')} className={surface}>
        <div className="grid min-h-106 grid-cols-[15rem_1fr] grid-rows-[auto_1fr] gap-x-8 noscript:block">
          <div
            role="tablist"
            aria-orientation="vertical"
            aria-label={t('nav.groups')}
            className="flex flex-col gap-1 noscript:hidden"
          >
            {menu.map(({ group }) => (
              <button
                key={group}
                type="button"
                id={`${id}-tab-${group}`}
                aria-controls={`${id}-panel-${group}`}
                {...tabOf(group)}
                className={classNames(
                  row,
                  'text-muted hover:text-ink aria-selected:bg-fill aria-selected:text-ink',
                )}
              >
                {t(`menuGroup.${group}`)}
                <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </button>
            ))}
          </div>
          {menu.map((section) => (
            <div
              key={section.group}
              role="tabpanel"
              id={`${id}-panel-${section.group}`}
              aria-labelledby={`${id}-tab-${section.group}`}
              className={classNames(
                'col-start-2 row-span-2 row-start-1 noscript:mb-6 noscript:block',
                section.group !== active && 'hidden',
              )}
            >
              <h2 className="mb-4 hidden text-xl noscript:block">{t(`menuGroup.${section.group}`)}</h2>
              <MenuPanel {...section} />
            </div>
          ))}
          <LocalLink
            to="/catalogue"
            onClick={closeSurface}
            className={classNames(row, 'col-start-1 row-start-2 self-end hover:bg-fill')}
          >
            {t('nav.wholeCatalogue')}
          </LocalLink>
        </div>
      </nav>
    </>
  );
}
