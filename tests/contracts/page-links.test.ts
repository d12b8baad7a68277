import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ContentPage } from '../../src/content/pages/content-page.ts';
import { PAGES } from '../../src/content/pages/pages.ts';
import { LOCALES } from '../../src/domain/locale/locale.ts';
import routes from '../../src/routes.ts';

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, path, index, children = [] }) =>
    index ? { id, path, index: true } : { id, path, children: treeOf(children) },
  );
const tree = treeOf(routes);

/** The route that answers a path of the Ukrainian region; undefined where only the 404 page does. */
const routeOf = (path: string) => {
  const match = matchRoutes(tree, `/ua${path}`)?.at(-1);
  return match?.route.path === '*' ? undefined : match?.route;
};
const linksOf = ({ sections }: ContentPage) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : [])));

describe.each(Object.entries(PAGES))('%s', (name, page) => {
  test('has its own route', () => {
    expect(routeOf(`/${name}`)?.id).toBe(`prose:${name}`);
  });

  test('links only to pages of the route table', () => {
    const targets = LOCALES.flatMap((locale) => linksOf(page[locale]));
    const lost = targets.filter((to) => routeOf(to.replace(/#.*/, '')) === undefined);
    expect(lost).toEqual([]);
  });
});

test('a path that no route has is told apart', () => {
  expect(routeOf('/returns/1/finished')).toBeUndefined();
  expect(routeOf('/documents/purchase-terms-uk.pdf')).toBeUndefined();
});
