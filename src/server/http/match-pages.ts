import { LRUCache } from 'lru-cache';
import { matchRoutes, type ServerBuild } from 'react-router';
import { routeTree } from './route-tree.ts';

/** Paths that are asked for again; the router flattens its whole table for each match. */
const REMEMBERED_MAX = 1000;
const REMEMBERED_LENGTH_MAX = 100;

/** Finds the ids of a path's routes by the route table, from the outermost to the page's own; none without a page. */
export function matchPages(routes: ServerBuild['routes']): (path: string) => readonly string[] {
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
