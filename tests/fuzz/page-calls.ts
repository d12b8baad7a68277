import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { AN_ORDER, callerOf, encoded, hostileSegment, oddHeaders, seldom, type Call } from './call.ts';
import { hostileText, rawQuery } from './hostile.ts';

/** A path of the route table, from the region on. */
export interface Page {
  readonly path: string;
}

/** Every path of the route table. */
export function pagesOf(routes: readonly RouteConfigEntry[], above = ''): readonly Page[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : `${above}/${path}`;
    return children ? pagesOf(children, whole) : [{ path: whole }];
  });
}

const region = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('ua', 'pl', 'en') },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom('UA', 'uk', 'de'), hostileSegment) },
);
const someId = fc.oneof(
  fc.integer({ min: 95, max: 130 }).map(String),
  fc.uuid(),
  fc.constant(AN_ORDER),
  fc.constant('404'),
  hostileSegment,
);

/** The pattern with its places filled. */
function filled({ path }: Page): fc.Arbitrary<string> {
  const id = path.includes('/admin/') ? fc.oneof(fc.constant(AN_ORDER), someId) : someId;
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === ':region') return region;
      if (segment === '*') return fc.array(hostileSegment, { maxLength: 4 }).map((parts) => parts.join('/'));
      if (!segment.startsWith(':')) return fc.constant(encoded(segment));
      return segment.endsWith('?') ? fc.oneof(fc.constant(''), id) : id;
    });
  return fc.tuple(...segments).map((parts) => `/${parts.join('/')}`);
}

/** What the pages read of their addresses. */
const pageQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constant(''),
  fc
    .dictionary(
      fc.constantFrom(
        'sort',
        'page',
        'q',
        'inStock',
        'ids',
        'redirect',
        'brand',
        'powerW',
        'fromUAH',
        'mode',
        'orderId',
        'step',
        'waits',
        'after',
        'done',
        'key',
        'group',
        'show',
        '_routes',
        'index',
      ),
      fc.oneof(
        fc.constantFrom(
          'price-asc',
          'newest',
          '1',
          '2',
          'deye',
          '101,102',
          'register',
          '/ua/cart',
          'nav.home',
        ),
        hostileText,
      ),
      { maxKeys: 4 },
    )
    .map((fields) => String(new URLSearchParams(fields))),
  rawQuery,
);

/** Addresses of a page, its data and odd spellings of them. */
export const addressOf = (page: Page): fc.Arbitrary<string> =>
  fc
    .tuple(filled(page), seldom(fc.constantFrom('.data', '.data', '/', '.json', '//'), 4), pageQuery)
    .map(([path, end, query]) => `${path}${end ?? ''}${query === '' ? '' : `?${query}`}`);

/** Readers of one page. */
export const readersOf = (page: Page): fc.Arbitrary<Call> =>
  fc
    .record({
      path: addressOf(page),
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant('GET') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'),
        },
      ),
      headers: oddHeaders,
      caller: callerOf(page.path),
    })
    .map((call) => ({ ...call, route: `GET ${page.path}`, body: null, pair: 'none' }));
