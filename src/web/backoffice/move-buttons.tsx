import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';

/**
 * The steps of a member of a list up and down, as buttons of the form around them; at an end one of them is dimmed and sends nothing. After a
 * step the focus stays at the member, which may be pressed on at once, and its new place is announced.
 */
export function MoveButtons({
  title,
  place,
  count,
  name,
  valueOf,
}: {
  /** What the member is called. */
  title: string;
  /** Its place in the list, counted from zero, and how many members the list has. */
  place: number;
  count: number;
  /** The field of the form that says where the member is to stand, and its value for a place. */
  name: string;
  valueOf: (place: number) => string | number;
}) {
  const t = useT();
  const buttons = useRef<HTMLSpanElement>(null);
  const shown = useRef(place);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const pressed = document.activeElement;
    // Members that made way for it change their places, too.
    if (pressed === null || buttons.current?.contains(pressed) !== true) return;
    if (pressed.ariaDisabled === 'true')
      buttons.current
        .querySelector<HTMLElement>('button:not([aria-disabled=true])')
        ?.focus({ preventScroll: true });
    buttons.current.scrollIntoView({ block: 'nearest' });
    setAnnounced(t('backoffice.content.movedTo', { title, place: place + 1, count }));
  }, [place, count, title, t]);
  const step = (to: number, isEnd: boolean) => ({
    name,
    value: valueOf(to),
    type: isEnd ? ('button' as const) : ('submit' as const),
    'aria-disabled': isEnd,
    className: 'aria-disabled:opacity-30',
  });
  return (
    <span ref={buttons} className="relative flex shrink-0">
      <IconButton {...step(place - 1, place === 0)} label={t('backoffice.content.up', { title })}>
        <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton {...step(place + 1, place === count - 1)} label={t('backoffice.content.down', { title })}>
        <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </span>
  );
}
