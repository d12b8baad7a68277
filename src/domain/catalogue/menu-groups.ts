/** The five groups of the mega menu, in its order; `solar` is open first (S §2). */
export const MENU_GROUPS = ['solar', 'ev', 'portable', 'rent', 'electrical'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];
