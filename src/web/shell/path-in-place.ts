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
