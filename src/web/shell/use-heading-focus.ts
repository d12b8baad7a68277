import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * After moving to another page the focus goes to its heading, so that keyboard and screen reader begin there; so it does
 * when the focused thing went away with the old content. A fresh document leaves the focus to the browser.
 */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { key, pathname };
    const region = main.current;
    const focused = document.activeElement;
    if (region === null || previous.key === key || hash !== '') return;
    if (previous.pathname === pathname && focused !== document.body) return;
    if (region.contains(focused)) return; // a field of the new page took it
    const heading = region.querySelector('h1') ?? region;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return main;
}
