import type { MouseEvent } from 'react';

/** Closes the menu or drawer that holds the pressed link: choosing is the end of it (S §2). */
export function closeSurface({ currentTarget: link }: MouseEvent<HTMLElement>): void {
  link.closest('dialog')?.close();
  const menu = link.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
