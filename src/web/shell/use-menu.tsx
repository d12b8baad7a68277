import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { MenuSection } from '../../domain/catalogue/menu.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { logFailure } from '../ui/log-failure.ts';
import type { MenuSurface } from './menu-surface.ts';
import { isPlainPress } from './use-links-in-place.ts';

interface BroughtMenu {
  readonly Surface: MenuSurface;
  readonly sections: readonly MenuSection[];
}

/** The menu's code comes when somebody reaches for it: most visits do without. */
const SURFACES = {
  panel: () => import('./mega-menu.tsx').then(({ MegaMenu }) => MegaMenu),
  drawer: () => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer),
} satisfies Record<string, () => Promise<MenuSurface>>;
type MenuSurfaceName = keyof typeof SURFACES;

let asked: Promise<readonly MenuSection[]> | undefined;

async function fetchSections(locale: Locale): Promise<readonly MenuSection[]> {
  const [{ parseMenu }, answer] = await Promise.all([
    import('./parse-menu.ts'),
    fetch(`/api/menu?locale=${locale}`),
  ]);
  if (!answer.ok) throw new Error(`The menu answered ${answer.status}`);
  return parseMenu(await answer.json());
}

/** Brings the menu, its words once for a document; throws when it cannot be had, and asks anew the next time. */
async function loadMenu(name: MenuSurfaceName, locale: Locale): Promise<BroughtMenu> {
  asked ??= fetchSections(locale);
  try {
    const [Surface, sections] = await Promise.all([SURFACES[name](), asked]);
    return { Surface, sections };
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

const never = () => () => {};

/** A link that has become a button is also pressed by the space bar. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * The menu in one of its two forms. Pages have a link to the catalogue in its place. With the script the link is a button:
 * the menu comes as soon as a pointer, a finger or the focus is on it, and opens once it is whole. If it cannot be had,
 * the link is followed. Choosing a page is the end of it (S §2).
 */
export function useMenu(name: MenuSurfaceName) {
  const id = useId();
  const locale = useLocale();
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [menu, setMenu] = useState<BroughtMenu | null>(null);
  const { key } = useLocation();
  const place = useNavigation().location?.key ?? key;
  /** The place in the visit at which the menu was asked for; it is open there only. */
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  const isOpen = wantedAt === place && menu !== null;
  const wasOpen = useRef(false);

  const bring = async () => {
    if (menu === null) setMenu(await loadMenu(name, locale));
  };
  const prepare = () => void bring().catch(() => {}); // the press will ask again
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setWantedAt(isOpen || wasOpen.current ? null : place);
    wasOpen.current = false;
    const { href } = event.currentTarget;
    bring().catch((error: unknown) => {
      logFailure('Service call failed: menu', error);
      location.assign(href);
    });
  };

  /** What makes a link to the catalogue open the menu. */
  const opener = {
    role: hasScript ? 'button' : undefined,
    'aria-expanded': hasScript ? isOpen : undefined,
    'aria-controls': menu ? id : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A press outside closes the menu before its click arrives, also this one.
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onKeyDown: pressBySpace,
    onClick: press,
  };
  /** The menu itself, from the moment on that it is here. */
  const surface = menu && (
    <menu.Surface id={id} sections={menu.sections} isOpen={isOpen} onClose={() => setWantedAt(null)} />
  );
  return { opener, surface };
}

export type Menu = ReturnType<typeof useMenu>;
