import type { ComponentType } from 'react';
import type { MenuSection } from '../../domain/catalogue/menu.ts';

/** What draws the menu: under its button on wide windows, from the side on phones. */
export type MenuSurface = ComponentType<{
  id: string;
  sections: readonly MenuSection[];
  isOpen: boolean;
  /** It was closed from inside: a press beside it, Escape, its own button. */
  onClose: () => void;
}>;
