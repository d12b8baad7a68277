import type { ServerBuild } from 'react-router';
import { cleanPath } from '../../domain/routing/redirect.ts';
import { LOCALES, REGIONS, regionOf } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { xmlElement, xmlText } from './xml.ts';

/** Shared pages that nobody should find: the catalogue under its other names, results, and what stands in for a page. */
const UNLISTED: ReadonlySet<string> = new Set([
  'portable-power-stations', // its Ukrainian spelling is listed, and spelt as each region does
  'shop',
  'categories',
  'search',
  'compare',
  'cart',
  'offline',
  'contact/thanks',
  'track-order/sent',
  'withdrawal/received',
]);

const hasSharedPage = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'sharedPage' in handle;

/**
 * Paths without region of the pages that a search engine should know, products aside: those that are the same for
 * all visitors and stand under one address.
 */
export function listedPages(routes: ServerBuild['routes']): readonly string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || !hasSharedPage(route.module.handle)) return [];
    const path = (route.path ?? '').replace(/\/:[^/]+\?$/, '');
    if (path.includes(':') || UNLISTED.has(path)) return [];
    return [cleanPath(`/${path}`)];
  });
}

/** A page of the shop as a site map lists it, once in each language. */
interface SiteMapPage {
  /** Without region. */
  readonly path: string;
  /** ISO 8601; null where nothing tells when the page changed. */
  readonly changedAt: string | null;
  /** Absolute addresses. */
  readonly pictures: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlElements({ path, changedAt, pictures }: SiteMapPage, publicUrl: string): string {
  const addressIn = (region: (typeof REGIONS)[number]) => new URL(pathIn(region, path), publicUrl).href;
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;
  const alternates = [
    ...LOCALES.map((locale) => link(locale, addressIn(regionOf(locale)))),
    link('x-default', addressIn('ua')),
  ].join('');
  const changed = changedAt === null ? '' : xmlElement('lastmod', changedAt);
  const images = pictures
    .map((picture) => `<image:image>${xmlElement('image:loc', picture)}</image:image>`)
    .join('');
  return REGIONS.map(
    (region) => `<url>${xmlElement('loc', addressIn(region))}${changed}${alternates}${images}</url>`,
  ).join('\n');
}

/** A site map: every page in every language, each telling of the others (sitemaps.org 0.9, hreflang as in R1). */
export const siteMap = (pages: readonly SiteMapPage[], publicUrl: string): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map((page) => urlElements(page, publicUrl)).join('\n')}
</urlset>
`;

/** The list of site maps, by their absolute addresses. */
export const siteMapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">
${addresses.map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>`).join('\n')}
</sitemapindex>
`;
