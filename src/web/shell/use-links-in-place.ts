import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pathInPlace } from './path-in-place.ts';
import { isPlainPress } from './plain-press.ts';

/** Whether one page may fade into the next: the browser can, and its owner has nothing against it. */
const mayFade = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Follows links between pages of the shop without a new document: one listener for all of them, so that a link is plain
 * HTML and costs its page nothing. Whoever handles a press by itself prevents its default; one with `data-stay` changes
 * the page under the reader's eyes, without a move.
 */
export function useLinksInPlace(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (link === null || link.href === '') return;
      const path = pathInPlace(
        { href: link.href, target: link.target, isDownload: link.hasAttribute('download') },
        new URL(location.href),
      );
      if (path === null) return;
      event.preventDefault();
      const staysPut = link.dataset.stay !== undefined;
      void navigate(path, {
        replace: link.href === location.href,
        preventScrollReset: staysPut,
        viewTransition: !staysPut && mayFade(),
      });
    };
    // On the window: after React, whose handlers listen on the document.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
