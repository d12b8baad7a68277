import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { MenuPanel } from './menu-panel.tsx';
import type { MenuSurface } from './menu-surface.ts';
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

/** The catalogue's groups side by side (S §2), in the browser's own popover: a press outside and Escape close it. */
export const MegaMenu: MenuSurface = ({ id, sections, isOpen, onClose }) => {
  const t = useT();
  const menu = useRef<HTMLElement>(null);
  const { active, tabOf } = useMenuTabs(isOpen);
  useEffect(() => {
    if (isOpen) menu.current?.showPopover();
    else menu.current?.hidePopover();
  }, [isOpen]);
  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      aria-label={t('nav.catalogue')}
      className={surface}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="grid min-h-106 grid-cols-[15rem_1fr] grid-rows-[auto_1fr] gap-x-8">
        <div
          role="tablist"
          aria-orientation="vertical"
          aria-label={t('nav.groups')}
          className="flex flex-col gap-1"
        >
          {sections.map(({ group, name }) => (
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
              {name}
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          ))}
        </div>
        {sections.map((section) => (
          <div
            key={section.group}
            role="tabpanel"
            id={`${id}-panel-${section.group}`}
            aria-labelledby={`${id}-tab-${section.group}`}
            hidden={section.group !== active}
            className="col-start-2 row-span-2 row-start-1"
          >
            <MenuPanel section={section} />
          </div>
        ))}
        <LocalLink
          to="/catalogue"
          className={classNames(row, 'col-start-1 row-start-2 self-end hover:bg-fill')}
        >
          {t('nav.wholeCatalogue')}
        </LocalLink>
      </div>
    </nav>
  );
};
