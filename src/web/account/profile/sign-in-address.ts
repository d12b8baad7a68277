import type { Region } from '../../../domain/locale/locale.ts';

/**
 * Where a visitor signs in who asked for a page of the account, and comes back from to exactly it: its path and query, without
 * the slashes and backslashes that `localPath` refuses (R24a).
 */
export function signInAddress(
  region: Region,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string {
  const query = search.replaceAll(/[/\\]/g, encodeURIComponent);
  return `/${region}/auth?redirect=${encodeURIComponent(pathname + query)}`;
}
