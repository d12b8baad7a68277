import { useEffect, useRef } from 'react';

/**
 * Keeps the link of the page that is shown in view, where its row is wider than its window; the page itself does not move. The row is looked at
 * again when its width changes, or that of the link, whose typeface may come later.
 */
export function useShownLink(pathname: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const observer = new ResizeObserver(() => {
      list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
    });
    observer.observe(list);
    observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);
  return row;
}
