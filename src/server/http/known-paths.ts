import { matchRoutes, type ServerBuild } from 'react-router';
import { routeTree } from './route-tree.ts';

/** Whether the route table has a page for a path without region (R3); the catch-all is not one. */
export function knownPaths(routes: ServerBuild['routes']): (pathWithoutRegion: string) => boolean {
  const tree = routeTree(routes);
  return (path) => {
    const matches = matchRoutes(tree, `/ua${path === '/' ? '' : path}`);
    return matches !== null && matches.at(-1)?.route.path !== '*';
  };
}
