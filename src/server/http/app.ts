import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from '../api/api.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { devMail } from './dev-mail.ts';
import { discovery } from './discovery.ts';
import { documents } from './documents.ts';
import { health } from './health.ts';
import { logger } from './logger.ts';
import type { MetricsAccess } from './metrics-access.ts';
import { metrics } from './metrics.ts';
import { noteRequest } from './note-request.ts';
import { pages } from './pages.ts';
import { bankRoutes } from './test-bank/bank-routes.ts';
import { textsScript } from './texts-script.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Everything that answers HTTP, as one handler. */
export function createApp(options: AppOptions & { metricsAccess: MetricsAccess }): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
  });
  app.use(noteRequest(options));
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      logger.warn({ err: error, requestId: c.get('requestId') }, 'database unavailable');
      return c.text(`503 ${c.get('requestId')}`, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
    logger.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return c.text(`500 ${c.get('requestId')}`, 500);
  });
  app.notFound((c) => c.text('404', 404));
  app.route('/', health(options));
  app.route('/', metrics(options));
  app.route('/api', createApi(options));
  app.route('/documents', documents(options));
  app.get('/i18n/:file{\\w+\\.[\\w-]+(?:\\.\\w+)?\\.js}', textsScript);
  app.use(compress()); // kept answers are packed already, and the API's others are a few bytes
  if (options.devPages) app.route('/dev', devMail(options.shop));
  if (options.shop.testBank) app.route('/test-bank', bankRoutes(options.shop.testBank, options));
  app.route('/', discovery(options));
  app.all('*', pages(options));
  return app;
}
