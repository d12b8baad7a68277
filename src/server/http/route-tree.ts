import type { RouteObject, ServerBuild } from 'react-router';

/** The route table as the router's matcher wants it. */
export function routeTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index: true } : { id, path, children: routeTree(routes, id) }];
  });
}
