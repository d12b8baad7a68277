import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { knownPaths } from './page-addresses.ts';

/** The route table as the server build lists it: flat, each route naming its parent. */
function manifestOf(entries: readonly RouteConfigEntry[], parentId = 'root'): ServerBuild['routes'] {
  return Object.fromEntries(
    entries.flatMap(({ id, file, path, index, children = [] }) => {
      const own = id ?? file.replace(/\.tsx$/, '');
      const module = { default: () => null };
      return [
        [own, { id: own, parentId, path, index, module }],
        ...Object.entries(manifestOf(children, own)),
      ];
    }),
  );
}
const isKnown = knownPaths({
  root: { id: 'root', path: '', module: { default: () => null } },
  ...manifestOf(routes),
});

test.each([
  '/',
  '/inverters',
  '/product/1101',
  '/cart',
  '/checkout/auth',
  '/портативні-електростанції',
  encodeURI('/портативні-електростанції/9101'),
  '/sets-of-solar-power-plants/3',
  '/error',
  '/error/403',
  '/company',
])('%s is a page', (path) => {
  expect(isKnown(path)).toBe(true);
});

test.each(['/nothing', '/product', '/product/1/2', '/checkout/unknown', '/ua', '/company/more'])(
  '%s is none',
  (path) => {
    expect(isKnown(path)).toBe(false);
  },
);
