import { Hono } from 'hono';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { logger } from '../http/logger.ts';
import { addresses, changeAddress, removeAddress, saveAddress, setDefaultAddress } from './addresses.ts';
import { ads } from './ads.ts';
import { cancelOrder } from './cancel-order.ts';
import { carouselSlides } from './carousel-slides.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { checkDiscount } from './check-discount.ts';
import { checkBody } from './check-body.ts';
import { checkCsrf } from './check-csrf.ts';
import { checkoutSession } from './checkout-session.ts';
import { csrf } from './csrf.ts';
import { docs } from './docs.ts';
import { openApiDocument } from './documentation/openapi-document.ts';
import type { OpenApiDocument } from './documentation/openapi.ts';
import { addFavourites, favourites, removeFavourites } from './favourites.ts';
import { geo } from './geo.ts';
import { openApi } from './openapi.ts';
import { mergeCart } from './merge-cart.ts';
import { order } from './order.ts';
import { orderDocument } from './order-document.ts';
import { orders } from './orders.ts';
import { mayShare } from './may-share.ts';
import { me } from './me.ts';
import { menu } from './menu.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { answerProblem } from './problem.ts';
import { product } from './product.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { reorder } from './reorder.ts';
import type { ApiRoute } from './route.ts';
import { putCart } from './put-cart.ts';
import { staffOrderDocument } from './staff-order-document.ts';
import { searchSuggestions } from './search-suggestions.ts';

/** Every route of the API, in the order of its document. */
export function apiRoutes(options: AppOptions): readonly ApiRoute[] {
  let document: OpenApiDocument | undefined;
  const documentOf = () => (document ??= openApiDocument(routes));
  const routes: readonly ApiRoute[] = [
    products(options),
    product(options),
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
    logger.error({ err: error, requestId }, 'API call failed');
    return answerProblem(c, { status: 500, message: 'Internal server error', details: { requestId } });
  });
  app.use(checkBody);
  mount(app, apiRoutes(options), options);
  app.all('*', (c) => answerProblem(c, { status: 404, message: 'The API has no such path' }));
  return app;
}
