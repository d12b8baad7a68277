import { type RouteObject, type ServerBuild, matchRoutes } from 'react-router';
import * as v from 'valibot';
import { LRUCache } from 'lru-cache';
import type { SharedPage } from '../../domain/routing/shared-page.ts';

/** The route table as the router's matcher wants it. */
function routeTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index: true } : { id, path, children: routeTree(routes, id) }];
  });
}

/** Whether the route table has a page for a path without region (R3); the catch-all is not one. */
export function knownPaths(routes: ServerBuild['routes']): (pathWithoutRegion: string) => boolean {
  const tree = routeTree(routes);
  return (path) => {
    const matches = matchRoutes(tree, `/ua${path === '/' ? '' : path}`);
    return matches !== null && matches.at(-1)?.route.path !== '*';
  };
}

/** Paths that are asked for again; the router flattens its whole table for each match. */
const REMEMBERED_MAX = 1000;
const REMEMBERED_LENGTH_MAX = 100;

/** Finds the ids of a path's routes by the route table, from the outermost to the page's own; none without a page. */
function matchPages(routes: ServerBuild['routes']): (path: string) => readonly string[] {
  const tree = routeTree(routes);
  const remembered = new LRUCache<string, readonly string[]>({ max: REMEMBERED_MAX });
  return (path) => {
    const known = remembered.get(path);
    if (known) return known;
    const ids = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => route.id ?? []);
    if (path.length <= REMEMBERED_LENGTH_MAX) remembered.set(path, ids);
    return ids;
  };
}

/** The address under which all who ask for the same page are answered alike. */
export interface SharedAddress {
  /** Path and query in the shop's own spelling. */
  readonly address: string;
  /** Whether visitors can make up such addresses at will. */
  readonly isOpenEnded: boolean;
}

const shared = v.object({
  sharedPage: v.custom<SharedPage>((value) => typeof value === 'object' && value !== null),
});

/** `_routes` of a page's data names the parts that the browser lacks; only parts of this page are taken, in order. */
function partsOf(asked: string | null, ids: readonly string[]): string | null {
  if (asked === null) return '';
  const wanted = asked.split(',');
  return wanted.every((id) => ids.includes(id)) && new Set(wanted).size === wanted.length
    ? `_routes=${encodeURIComponent(ids.filter((id) => wanted.includes(id)).join(','))}`
    : null;
}

/**
 * Tells the shared address of a page, or of its data; null for pages that depend on the visitor, which is the rule:
 * a route has to say that it is the same for all, and which names of the query it reads (`handle.sharedPage`).
 */
export function sharedAddresses(routes: ServerBuild['routes']) {
  const idsOf = matchPages(routes);
  return ({
    path,
    isData,
    search,
  }: {
    path: string;
    isData: boolean;
    search: string;
  }): SharedAddress | null => {
    const ids = idsOf(path);
    const found = v.safeParse(shared, routes[ids.at(-1) ?? '']?.module.handle);
    if (!found.success) return null;
    const { sharedPage } = found.output;
    const query = new URLSearchParams(search);
    const own = sharedPage.canonicalQuery(query);
    const parts = isData ? partsOf(query.get('_routes'), ids) : '';
    if (own === null || parts === null) return null;
    const all = [own, parts].filter((part) => part !== '').join('&');
    return {
      address: `${path}${isData ? '.data' : ''}${all === '' ? '' : `?${all}`}`,
      isOpenEnded: sharedPage.isOpenEnded?.(query) ?? false,
    };
  };
}
