import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** What is asked of a pressed link; `href` is its whole address. */
interface PressedLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/**
 * Where a pressed link moves without a new document: to pages of the same region of this shop. Null for what the browser
 * follows better by itself: other sites and windows, files, another language, a place on the same page.
 */
export function pathInPlace(link: PressedLink, here: URL): string | null {
  if ((link.target !== '' && link.target !== '_self') || link.isDownload) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const [, region] = here.pathname.split('/');
  if (origin !== here.origin || pathname.split('/')[1] !== region) return null;
  if (hash !== '' && pathname === here.pathname && search === here.search) return null;
  return pathname + search + hash;
}

/** A press that asks for nothing special: no new window or tab, no download. */
export const isPlainPress = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether one page may fade into the next: the browser can, and its owner has nothing against it. */
const mayFade = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Follows links between pages of the shop without a new document: one listener for all of them, so that a link is plain
 * HTML and costs its page nothing. Whoever handles a press by itself prevents its default; one with `data-stay` changes
 * the page under the reader's eyes, without a move; one with `data-replace` leaves nothing to come back to.
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
        replace: link.href === location.href || link.dataset.replace !== undefined,
        preventScrollReset: staysPut,
        viewTransition: !staysPut && mayFade(),
      });
    };
    // On the window: after React, whose handlers listen on the document.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
