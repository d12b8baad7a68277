import { useEffect, useRef } from 'react';

/** Keeps the link of the page that is shown in view, where its row is wider than its window; the page itself does not move. */
export function useShownLink(pathname: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return row;
}
