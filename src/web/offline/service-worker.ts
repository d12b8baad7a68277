// Runs beside the pages, in a thread of the browser's: what a visitor has read stays readable without a connection.
// Scripts, styles, fonts and pictures need no part of it: they never change under their address, so the browser keeps them.
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { warmStrategyCache } from 'workbox-recipes';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { REGIONS, DEFAULT_REGION, isRegion } from '../../domain/locale/locale.ts';

/** The page that stands in, in the same language, for one that cannot be had without a connection. */
function offlinePageFor(pathname: string): string {
  const [, region] = pathname.split('/');
  return `/${isRegion(region) ? region : DEFAULT_REGION}/offline`;
}

const PAGES_MAX = 100;
const PAGES_DAYS_MAX = 30;
/** A page that the network has not brought by then is shown as it was. */
const PATIENCE_SECONDS = 6;

/** Only what is the same for all visitors is kept; a checkout or an order is nobody's but its owner's. */
const onlyShared = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
      ? response
      : null,
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    onlyShared,
    new ExpirationPlugin({ maxEntries: PAGES_MAX, maxAgeSeconds: PAGES_DAYS_MAX * 24 * 60 * 60 }),
  ],
});
const offlinePages = new NetworkFirst({ cacheName: 'offline', plugins: [onlyShared] });

clientsClaim();
warmStrategyCache({ urls: REGIONS.map((region) => offlinePageFor(`/${region}`)), strategy: offlinePages });

// The router asks for the data of a page under the same path, with `.data` behind it.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    (request.mode === 'navigate' || url.pathname.endsWith('.data')) &&
    !/^\/(api|dev|documents|feeds)\//.test(url.pathname),
  pages,
);
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await caches.match(offlinePageFor(new URL(request.url).pathname))) ?? Response.error())
    : Response.error(),
);
