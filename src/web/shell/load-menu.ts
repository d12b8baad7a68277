import type { MenuSection } from '../../domain/catalogue/menu.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { MenuSurface } from './menu-surface.ts';

export interface BroughtMenu {
  readonly Surface: MenuSurface;
  readonly sections: readonly MenuSection[];
}

/** The menu's code comes when somebody reaches for it: most visits do without. */
const SURFACES = {
  panel: () => import('./mega-menu.tsx').then(({ MegaMenu }) => MegaMenu),
  drawer: () => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer),
} satisfies Record<string, () => Promise<MenuSurface>>;
export type MenuSurfaceName = keyof typeof SURFACES;

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
export async function loadMenu(name: MenuSurfaceName, locale: Locale): Promise<BroughtMenu> {
  asked ??= fetchSections(locale);
  try {
    const [Surface, sections] = await Promise.all([SURFACES[name](), asked]);
    return { Surface, sections };
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
