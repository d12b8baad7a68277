import type { Region } from '../locale/locale.ts';
import { isRegion } from '../locale/locale.ts';

/** A path of the site under a region: `/cart` is `/ua/cart`, `/` is `/ua`. A query or fragment may follow the path. */
export const pathIn = (region: Region, path: string): string =>
  `/${region}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path}`;

/** The same page in another region (R4); a path without region is put under it. */
export function swapRegion(pathname: string, region: Region): string {
  const [first, ...rest] = pathname.split('/').slice(1);
  return pathIn(region, isRegion(first) ? `/${rest.join('/')}` : pathname);
}
