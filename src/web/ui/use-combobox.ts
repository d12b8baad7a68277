import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { wrapIndex } from './wrap-index.ts';

/**
 * The highlighted option after one press of Down (1) or Up (−1), round and round. −1 is "none": Down then
 * starts at the first option, Up at the last. Without options it stays −1.
 */
export const stepActive = (active: number, direction: -1 | 1, count: number): number =>
  wrapIndex(active < 0 && direction === -1 ? -1 : active + direction, count);

interface Combobox<Item> {
  root: RefObject<HTMLFormElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  listId: string;
  optionId: (key: string) => string;
  activeKey: string | null;
  setActiveKey: (key: string | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  choose: (item: Item) => void;
}

/**
 * The keyboard of an editable combobox: Down and Up go round, Home and End go to the first and the last option once one is
 * highlighted and are the text's own keys before, Enter takes the highlighted option and sends the
 * form without one, Escape and a press outside close. The highlight follows an option by its key, so new results cannot shift it; it goes with
 * the list.
 */
export function useCombobox<Item>({
  items,
  itemKey,
  onSelect,
}: {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  onSelect: (item: Item) => void;
}): Combobox<Item> {
  const uid = useId();
  const root = useRef<HTMLFormElement>(null);
  const [open, setIsOpen] = useState(false);
  const [wantedKey, setActiveKey] = useState<string | null>(null);
  const active = open ? items.findIndex((item) => itemKey(item) === wantedKey) : -1;
  const activeItem = items[active];
  const activeKey = activeItem === undefined ? null : itemKey(activeItem);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    if (!next) setActiveKey(null);
  };
  // A key may hold blanks, an id that is pointed at may not.
  const optionId = (key: string) => `${uid}-option-${encodeURIComponent(key)}`;

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!(event.target instanceof Node) || root.current?.contains(event.target)) return;
      setIsOpen(false);
      setActiveKey(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const choose = (item: Item) => {
    setOpen(false);
    onSelect(item);
  };
  const highlight = (item: Item | undefined) => {
    setOpen(true);
    if (item === undefined) return;
    setActiveKey(itemKey(item));
    document.getElementById(optionId(itemKey(item)))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method's own Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      highlight(items[stepActive(active, event.key === 'ArrowDown' ? 1 : -1, items.length)]);
    } else if ((event.key === 'Home' || event.key === 'End') && activeItem !== undefined) {
      event.preventDefault();
      highlight(items.at(event.key === 'Home' ? 0 : -1));
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      if (activeItem === undefined) setOpen(false);
      else {
        event.preventDefault();
        choose(activeItem);
      }
    }
  };
  return { root, open, setOpen, listId: `${uid}-list`, optionId, activeKey, setActiveKey, onKeyDown, choose };
}
