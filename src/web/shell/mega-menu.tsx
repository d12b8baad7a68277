import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { MenuGroup } from '../../domain/catalogue/categories.ts';
import type { MenuSection } from '../../domain/catalogue/menu.ts';
import { productPicture } from '../../domain/catalogue/picture.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Thumbnail } from '../search/thumbnail.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { wrapIndex } from '../ui/wrap-index.ts';
import type { MenuSurface } from './menu-surface.ts';

/** How long the pointer rests on a group before it opens; on its way to the links it may cross others. */
const HOVER_INTENT_MS = 100;

/**
 * The groups of the menu as a vertical list of tabs: they follow the resting pointer, the focus and the press; the
 * arrows go round, Home and End jump. Tab leads on to the group's links. The first group is active whenever the menu opens (S §4).
 */
function useMenuTabs(isOpen: boolean, groups: readonly MenuGroup[]) {
  const [first = 'solar'] = groups;
  const [active, setActive] = useState(first);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setActive(first);
  }
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropIntent = () => {
    clearTimeout(intent.current);
    intent.current = undefined;
  };
  useEffect(() => () => clearTimeout(intent.current), []);

  const choose = (group: MenuGroup) => {
    dropIntent();
    setActive(group);
  };
  // Moves, not entries: when the page scrolls, the menu may slide a group under a pointer that lies still.
  const followPointer = (group: MenuGroup) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || group === active) return;
    intent.current ??= setTimeout(() => choose(group), HOVER_INTENT_MS);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const current = groups.indexOf(active);
    const last = groups.length - 1;
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const group = groups[wrapIndex(target, groups.length)];
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-group="${group}"]`)?.focus();
  };
  const tabOf = (group: MenuGroup) => ({
    role: 'tab',
    'data-group': group,
    'aria-selected': group === active,
    tabIndex: group === active ? 0 : -1,
    onPointerMove: followPointer(group),
    onPointerLeave: dropIntent,
    onFocus: () => choose(group),
    onClick: () => choose(group),
    onKeyDown,
  });
  return { active, tabOf };
}

/** One group of the mega menu: its categories as tiles and one scene beside them. */
function MenuPanel({ section: { links, featured } }: { section: MenuSection }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_26rem]">
      <ul className="grid grid-cols-3 content-start gap-x-5 gap-y-6">
        {links.map(({ slug, name, picture }) => (
          <li key={slug}>
            <LocalLink
              to={categoryPath(slug)}
              className="group/tile flex flex-col gap-2.5 rounded-lg text-sm font-semibold"
            >
              <Thumbnail
                picture={picture}
                className="aspect-square w-full rounded-lg [&_img]:transition-transform [&_img]:duration-slow [&_img]:ease-out group-hover/tile:[&_img]:scale-[1.03]"
              />
              <span className="group-hover/tile:underline">{name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink
        to={featured.path}
        className="group/tile hidden flex-col gap-3 rounded-lg text-base font-semibold xl:flex"
      >
        <PictureTile className="aspect-4/3 w-full">
          <Picture
            source={productPicture(featured.picture)}
            alt=""
            sizes="26rem"
            className="object-contain!"
            fill
          />
        </PictureTile>
        <span className="flex items-start justify-between gap-4">
          <span className="group-hover/tile:underline">{featured.name}</span>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        </span>
      </LocalLink>
    </div>
  );
}

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
  const { active, tabOf } = useMenuTabs(
    isOpen,
    sections.map(({ group }) => group),
  );
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
