import {
  type Locale,
  type Region,
  DEFAULT_REGION,
  isRegion,
  localeOf,
  regionOf,
  prefersPolish,
} from '../locale/locale.ts';
import { pathIn } from './path-in-region.ts';

/** Other names of pages (R12, C §2). `*` stands for one segment, which is kept. */
const ALIASES = [
  { from: '/products/*', to: '/product/*', search: '' },
  { from: '/solar-sets', to: '/sets-of-solar-power-plants', search: '' },
  { from: '/login', to: '/auth', search: '' },
  { from: '/admin/withdrawals', to: '/admin/returns', search: '' },
  { from: '/signup', to: '/auth', search: 'mode=register' },
] as const;

/** Where an alias leads: a path without region, and a query to put before the visitor's own (empty for none). */
interface AliasTarget {
  readonly path: string;
  readonly search: string;
}

/** The page that a path without region is another name of; null if it is not an alias (R12). */
function aliasOf(path: string): AliasTarget | null {
  for (const { from, to, search } of ALIASES) {
    if (from === path) return { path: to, search };
    const kept = segmentAtStar(from, path);
    if (kept !== null) return { path: to.replace('*', () => kept), search };
  }
  return null;
}

function segmentAtStar(pattern: string, path: string): string | null {
  const prefix = pattern.slice(0, -1);
  if (!pattern.endsWith('*') || !path.startsWith(prefix)) return null;
  const kept = path.slice(prefix.length);
  return kept === '' || kept.includes('/') ? null : kept;
}

/** The text that a percent-encoded segment stands for; null if it stands for none. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment); // the bundler drops a call whose result is of no use, though it may throw
  } catch {
    return null;
  }
}

/** Letters and digits that are percent-encoded for nothing: the router reads them as what they stand for (RFC 3986 §6.2.2.2). */
const ENCODED_WORD = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * A request path in its plain form: one leading slash, single slashes, none at the end, no backslashes and no control
 * characters. Browsers read `//host`, `/\host` and a slash, a tab and a slash as another site, so that no redirect may
 * ever repeat them. A question mark or hash is part of the path here, and escaped; so are the percent signs of a
 * segment that is not percent-encoded UTF-8. Letters and digits stand for themselves.
 */
export function cleanPath(pathname: string): string {
  const segments = pathname
    .replace(/\p{Cc}/gu, '')
    .replace(/[?#]/g, encodeURIComponent)
    .split(/[/\\]+/)
    .filter((segment) => segment !== '')
    .map((segment) =>
      decoded(segment) === null
        ? segment.replaceAll('%', '%25')
        : segment.replace(ENCODED_WORD, (word) => decodeURIComponent(word)),
    );
  return `/${segments.join('/')}`;
}

const NOT_PAGES: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'pictures',
  'documents',
  'avatars',
  'open-pages',
  'rental-files',
  'return-files',
  'review-files',
  'dev',
  'i18n',
  'healthz',
  'readyz',
  '.well-known',
]);

/** Whether a clean path can be a page, and not an endpoint or a file, which answer 404 themselves (R3). */
function isPagePath(path: string): boolean {
  const segments = path.split('/').slice(1);
  return !NOT_PAGES.has(segments[0] ?? '') && !/\.[a-z0-9]{1,12}$/i.test(segments.at(-1) ?? '');
}

/** What a request says before the router sees it. */
export interface RegionRequest {
  /** The path as it stands in the request, percent-encoded. */
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  /** The language that the visitor has stored; null if none. */
  readonly savedLocale: Locale | null;
  /** The Accept-Language header; null if absent. */
  readonly acceptLanguage: string | null;
  /** Whether the route table has a page for a path without region, given clean, lower-cased and percent-encoded. */
  readonly isKnownPath: (pathWithoutRegion: string) => boolean;
}

export type RegionDecision =
  /** Answer with this page; `rest` is the path without region, `/` for the home page. It may still be a 404. */
  | { readonly kind: 'page'; readonly region: Region; readonly locale: Locale; readonly rest: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  /** An endpoint or a file, which answers itself. */
  | { readonly kind: 'not-a-page' };

/**
 * Where a request belongs (R3, R12). Inside a region every other spelling of a page moves for good (301): capitals,
 * doubled and trailing slashes, aliases. Without one the visitor is sent (302) to the saved region, else to the one
 * that the browser asks for. Always one hop, and never to another site.
 */
export function decideRegion(request: RegionRequest): RegionDecision {
  const path = cleanPath(request.pathname);
  if (!isPagePath(path)) return { kind: 'not-a-page' };
  const segments = path.split('/').slice(1);
  const region = segments[0]?.toLowerCase();
  return isRegion(region)
    ? decideInside(region, slugsLowered(segments.slice(1)), request)
    : decideOutside(slugsLowered(segments), request);
}

function decideInside(region: Region, rest: string, { pathname, search }: RegionRequest): RegionDecision {
  const alias = aliasOf(rest);
  const path = pathIn(region, alias?.path ?? rest);
  if (path === pathname) return { kind: 'page', region, locale: localeOf(region), rest };
  return redirect(301, path, joined(alias?.search ?? '', search));
}

function decideOutside(rest: string, request: RegionRequest): RegionDecision {
  const { search, savedLocale, acceptLanguage, isKnownPath } = request;
  const browserRegion = prefersPolish(acceptLanguage) ? 'pl' : DEFAULT_REGION;
  const home = savedLocale === null ? browserRegion : regionOf(savedLocale);
  const alias = aliasOf(rest);
  if (alias !== null) return redirect(302, pathIn(home, alias.path), joined(alias.search, search));
  if (rest === '/' || isKnownPath(rest)) return redirect(302, pathIn(home, rest), joined('', search));
  const looksLikeRegion = /^\/[a-z]{2}(\/|$)/.test(rest);
  return redirect(302, pathIn(looksLikeRegion ? DEFAULT_REGION : home, '/'), '');
}

/**
 * The path with its slugs in lower case. The first segment is never an id; a later one is taken for a slug only if it
 * is made of words (`Scissor-lifts`, `SCISSOR-LIFTS`), because the letters of an id or a token count.
 */
function slugsLowered(segments: readonly string[]): string {
  const isSlug = (segment: string, index: number) =>
    index === 0 ? /^[\w-]+$/.test(segment) : /^([A-Z]?[a-z]+|[A-Z]+)(-([A-Z]?[a-z]+|[A-Z]+))*$/.test(segment);
  return `/${segments.map((segment, index) => (isSlug(segment, index) ? segment.toLowerCase() : segment)).join('/')}`;
}

function joined(first: string, search: string): string {
  const query = [first, search.replace(/^\?/, '')].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

function redirect(status: 301 | 302, path: string, search: string): RegionDecision {
  const to = `${path}${search}`.replace(/[^\u0021-\u007E]+|#/g, (text) =>
    encodeURIComponent(text.toWellFormed()),
  );
  return { kind: 'redirect', to, status };
}
