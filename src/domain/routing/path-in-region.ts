import { type Region, isRegion } from '../locale/locale.ts';

/** The one address that is a word of a language: Ukrainian in its region, Latin letters in the others (R12). */
const OWN = '/портативні-електростанції';
const LATIN = '/portable-power-stations';

/** A path without region as it is spelt in one. */
function spelt(path: string, region: Region): string {
  const spelling = region === 'ua' ? OWN : LATIN;
  const others = region === 'ua' ? [LATIN] : [OWN, encodeURI(OWN)];
  const start = others.find(
    (other) => path.startsWith(other) && /^(?:$|[/?#])/.test(path.slice(other.length)),
  );
  return start === undefined ? path : spelling + path.slice(start.length);
}

/**
 * A path of the site under a region: `/cart` is `/ua/cart`, `/` is `/ua`, in the spelling of that region. A query or
 * fragment may follow the path.
 */
export const pathIn = (region: Region, path: string): string =>
  `/${region}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : spelt(path, region)}`;

/** The same page in another region (R4); a path without region is put under it. */
export function swapRegion(pathname: string, region: Region): string {
  const [first, ...rest] = pathname.split('/').slice(1);
  return pathIn(region, isRegion(first) ? `/${rest.join('/')}` : pathname);
}

/**
 * The query of a page in another region: the page of this site that it leads on to (`redirect`, R24a) is in that region as well. `search`
 * is empty or begins with `?`.
 */
export function swapQuery(search: string, region: Region): string {
  const query = new URLSearchParams(search);
  const [, path = '', rest = ''] =
    /^(\/(?:ua|pl|en)(?:\/[^?#]*)?)([?#].*)?$/su.exec(query.get('redirect') ?? '') ?? [];
  if (path === '') return search;
  query.set('redirect', swapRegion(path, region) + rest);
  return `?${query}`;
}
