import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The route table as the router's matcher wants it. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) }];
  });
}

/** Whether the route table has a page for a path without region (R3); the catch-all is not one. */
export function knownPaths(routes: ServerBuild['routes']): (pathWithoutRegion: string) => boolean {
  const tree = treeOf(routes);
  return (path) => {
    const matches = matchRoutes(tree, `/ua${path === '/' ? '' : path}`);
    return matches !== null && matches.at(-1)?.route.path !== '*';
  };
}
