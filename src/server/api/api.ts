import { Hono, type Context } from 'hono';
import { ACCOUNT_GONE } from '../../domain/account/account-deletion.ts';
import { isAccountGone } from '../account/is-account-gone.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { logger } from '../http/logger.ts';
import { addresses, changeAddress, removeAddress, saveAddress, setDefaultAddress } from './addresses.ts';
import { ads, carouselSlides, promotions } from './merchandising.ts';
import { alternatives } from './alternatives.ts';
import { availability } from './availability.ts';
import { cancelOrder, order, orders, reorder } from './orders.ts';
import { cart, mergeCart, putCart } from './cart.ts';
import { categories, menu } from './categories.ts';
import { checkDiscount } from './check-discount.ts';
import { checkoutSession } from './checkout-session.ts';
import { csrf } from './csrf.ts';
import { openApiDocument } from './documentation/openapi-document.ts';
import type { OpenApiDocument } from './documentation/openapi.ts';
import { addFavourites, favourites, removeFavourites } from './favourites.ts';
import { geo } from './geo.ts';
import { openApi } from './openapi.ts';
import { orderDocument, staffOrderDocument } from './order-documents.ts';
import { me } from './me.ts';
import { partnerOrders, partnerStock, putPartnerStock } from './partner.ts';
import { partnerPrices, putPartnerPrices } from './partner-prices.ts';
import { partnerProducts, putPartnerProducts } from './partner-products.ts';
import { partnerOrderStep } from './partner-order-steps.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { answerProblem, type Problem } from './problem.ts';
import { product, products } from './products.ts';
import { type ApiRoute, defineRoute } from './route.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { createMiddleware } from 'hono/factory';
import { BODY_BYTES_MAX, receiveBody } from '../http/receive-body.ts';
import { getCookie } from 'hono/cookie';
import { CSRF_COOKIE, CSRF_HEADER, csrfPrefix, isCsrfPair, isFromThisSite } from '../http/csrf.ts';
import { docsPage } from './documentation/docs-page.ts';
import { queryObject, requestedLocale } from './query/parameters.ts';
import { messagesOf } from '../messages/messages.ts';
import { apiKey, canonicalQuery } from '../http/response-cache/answer-key.ts';
import { plainAnswerOf, shareAnswer } from '../http/response-cache/share-answer.ts';
import { visitorPreferences } from '../http/visitor-preferences.ts';

/**
 * The same endpoint, whose good answers are kept for all who ask the same. It answers the query in the spelling that
 * the key has, so that one key never stands for two questions.
 */
const mayShare =
  (handle: ApiRoute['handle'], { caches, sharedHeaders }: AppOptions) =>
  (c: Context<ShopContext>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const query = canonicalQuery(search.slice(1));
    return shareAnswer(c, async () => plainAnswerOf(await handle(c, query)), {
      cache: query === '' ? caches.pages : caches.questions,
      key: apiKey(`${pathname}?${query}`, visitorPreferences(c.req.header('cookie'))),
      headers: sharedHeaders,
    });
  };

/** `GET /docs`: the same document for people; a page without scripts. */
const docs = (document: () => OpenApiDocument) =>
  defineRoute({
    method: 'GET',
    path: '/docs',
    tag: 'Documentation',
    summary: 'This API as a page to read',
    query: queryObject({}),
    answers: { 200: { description: 'The page.', content: 'text/html' } },
    example: '/docs',
    answer: (c) =>
      c.html(docsPage(document()), 200, {
        'Content-Security-Policy':
          "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      }),
  });

/** Lets a call that changes something pass only from this site and with the cookie and header pair (R24a). */
const checkCsrf = ({ secret, publicUrl }: Pick<AppOptions, 'secret' | 'publicUrl'>) =>
  createMiddleware<ShopContext>(async (c, next) => {
    const refuse = (reason: string, message: string) =>
      answerProblem(c, { status: 403, message, details: { reason } });
    if (!isFromThisSite(c.req.raw, new URL(publicUrl).origin)) {
      return refuse('cross-site', 'Forbidden: The call comes from another site');
    }
    if (!isCsrfPair(getCookie(c, CSRF_COOKIE, csrfPrefix(publicUrl)), c.req.header(CSRF_HEADER), secret)) {
      return refuse(
        'csrf',
        `Forbidden: The header ${CSRF_HEADER} must repeat the cookie ${CSRF_COOKIE} of GET /api/csrf`,
      );
    }
    return next();
  });

const PROBLEMS = {
  'too-large': { status: 413, message: `The body is larger than ${BODY_BYTES_MAX / 1024} kB` },
  'broken-off': { status: 400, message: 'The body ended before its time' },
} as const satisfies Record<string, Problem>;

/** Takes in the body of a call whatever its answer will be; one that is too large or not whole is refused. */
const checkBody = createMiddleware<ShopContext>(async (c, next) => {
  const { fault: reason, request } = await receiveBody(c.req.raw);
  if (reason !== null) return answerProblem(c, { ...PROBLEMS[reason], details: { reason } });
  c.req.raw = request;
  return next();
});

/** Every route of the API, in the order of its document. */
export function apiRoutes(options: AppOptions): readonly ApiRoute[] {
  let document: OpenApiDocument | undefined;
  const documentOf = () => (document ??= openApiDocument(routes));
  const routes: readonly ApiRoute[] = [
    products(options),
    product(options),
    availability(options),
    alternatives(options),
    categories(options),
    menu(options),
    searchSuggestions(options),
    promotions(options),
    ads(options),
    carouselSlides(options),
    cart(options),
    putCart(options),
    mergeCart(options),
    checkDiscount(options),
    orders(options),
    order(options),
    orderDocument(options),
    staffOrderDocument(options),
    cancelOrder(options),
    reorder(options),
    checkoutSession(options),
    paymentWebhook(options),
    favourites(options),
    addFavourites(options),
    removeFavourites(options),
    addresses(options),
    saveAddress(options),
    changeAddress(options),
    removeAddress(options),
    setDefaultAddress(options),
    partnerProducts(options),
    putPartnerProducts(options),
    partnerStock(options),
    putPartnerStock(options),
    partnerPrices(options),
    putPartnerPrices(options),
    partnerOrders(options),
    partnerOrderStep(options),
    me(options),
    geo(options),
    csrf(options),
    openApi(documentOf),
    docs(documentOf),
  ];
  return routes;
}

function mount(app: Hono<ShopContext>, routes: readonly ApiRoute[], options: AppOptions) {
  const guard = checkCsrf(options);
  for (const [path, list] of Map.groupBy(routes, (route) => route.path.replaceAll(/\{(\w+)\}/g, ':$1'))) {
    for (const { method, handle, isShared, isSigned } of list) {
      if (method === 'GET') app.get(path, isShared ? mayShare(handle, options) : (c) => handle(c));
      else if (isSigned) app.on(method, path, (c) => handle(c));
      else app.on(method, path, guard, (c) => handle(c));
    }
    const methods = list.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const allow = [...methods, 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
      const message = `${c.req.method} is not allowed here`;
      return answerProblem(c, { status: 405, message, headers: { Allow: allow } });
    });
  }
}

/** The JSON API under `/api` (S §7, R14). */
export function createApi(options: AppOptions): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.use(async (c, next) => {
    await next();
    // What is not said to be shared is the visitor's own; nothing between may keep it.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    if (isUnavailable(error)) {
      logger.warn({ err: error, requestId }, 'database unavailable');
      const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) };
      const message = 'The shop is temporarily unavailable';
      return answerProblem(c, {
        status: 503,
        message,
        details: { reason: 'unavailable', requestId },
        headers,
      });
    }
    if (isAccountGone(error)) {
      const message = messagesOf(requestedLocale(c, undefined)).translate(`error.${ACCOUNT_GONE}`);
      return answerProblem(c, { status: 401, message, details: { reason: ACCOUNT_GONE } });
    }
    logger.error({ err: error, requestId }, 'API call failed');
    return answerProblem(c, { status: 500, message: 'Internal server error', details: { requestId } });
  });
  app.use(checkBody);
  mount(app, apiRoutes(options), options);
  app.all('*', (c) => answerProblem(c, { status: 404, message: 'The API has no such path' }));
  return app;
}
