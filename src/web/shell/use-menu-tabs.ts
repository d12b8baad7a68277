import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MENU_GROUPS, type MenuGroup } from '../../domain/catalogue/menu-groups.ts';
import { wrapIndex } from '../ui/wrap-index.ts';

/** How long the pointer rests on a group before it opens; on its way to the links it may cross others. */
const HOVER_INTENT_MS = 100;

/**
 * The groups of the menu as a vertical list of tabs: they follow the resting pointer, the focus and the press; the
 * arrows go round, Home and End jump. Tab leads on to the group's links. The first group is active whenever the menu opens (S §4).
 */
export function useMenuTabs(isOpen: boolean) {
  const [active, setActive] = useState<MenuGroup>(MENU_GROUPS[0]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setActive(MENU_GROUPS[0]);
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
    const current = MENU_GROUPS.indexOf(active);
    const last = MENU_GROUPS.length - 1;
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const group = MENU_GROUPS[wrapIndex(target, MENU_GROUPS.length)];
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
