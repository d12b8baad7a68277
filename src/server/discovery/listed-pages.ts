import type { ServerBuild } from 'react-router';
import { cleanPath } from '../../domain/routing/redirect.ts';

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
