import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler, type Context } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from '../api/api.ts';
import { isAccountGone } from '../account/is-account-gone.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { AppOptions } from './app-options.ts';
import { avatars } from './avatars.ts';
import type { ShopContext } from './client-address.ts';
import { devGallery, frameOfGallery } from './dev-gallery.ts';
import { devMail } from './dev-mail.ts';
import { discovery } from './discovery.ts';
import { billingFiles } from './billing-files.ts';
import { calendars } from './calendars.ts';
import { dataExports } from './data-exports.ts';
import { documents } from './documents.ts';
import { health } from './health.ts';
import { logger, maskPersonal } from './logger.ts';
import { noteOpening } from './note-opening.ts';
import { type MetricsAccess, metrics } from './metrics.ts';
import { openPages } from './open-pages.ts';
import { pages } from './pages.ts';
import { rentalFiles } from './rental-files.ts';
import { ticketFiles } from './ticket-files.ts';
import { returnFiles } from './return-files.ts';
import { reviewFiles } from './review-files.ts';
import { pictureFiles } from './picture-files.ts';
import { productDocuments } from './product-documents.ts';
import { providerSignIn } from './provider-sign-in.ts';
import { bankRoutes } from './test-bank/bank-routes.ts';
import { isAskedFor } from '../../domain/routing/error-status.ts';
import { kindOfPath } from '../metrics/kind-of-path.ts';
import { traceStep, type Step } from '../tracing/steps.ts';
import { MESSAGE_BUNDLES } from '../../content/message-bundle.ts';
import { ACCOUNT_GONE } from '../../domain/account/account-deletion.ts';
import { DEFAULT_LOCALE, isLocale } from '../../domain/locale/locale.ts';
import { messagesOf, messagesOfPage } from '../messages/messages.ts';
import { visitorPreferences } from './visitor-preferences.ts';
import { acceptedEncoding } from './response-cache/encodings.ts';

/**
 * `/i18n/{locale}.{hash}.js` and `/i18n/{locale}.{hash}.{bundle}.js`: the bundles of a language's texts, as they were when
 * the page was made that asks. A hash that is not known any more, or not yet, gets the texts in force, which are not kept.
 */
async function textsScript(c: Context<ShopContext, '/i18n/:file'>): Promise<Response> {
  const [locale, hash = '', name] = c.req.param('file').split('.');
  if (!isLocale(locale)) return c.text('404', 404);
  const texts = messagesOfPage(locale, hash);
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const script = texts.script(MESSAGE_BUNDLES.find((bundle) => bundle === name) ?? 'shop');
  return c.body(await script(encoding), 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': hash === texts.hash ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
}

/** Counts each request, logs it, and makes it a step; of what only a machine asks all day there is no trace. */
const noteRequest =
  ({ shop }: Pick<AppOptions, 'shop'>): MiddlewareHandler<ShopContext> =>
  async (c, next) => {
    const { method, path } = c.req;
    const requestId = c.get('requestId');
    const kind = kindOfPath(path);
    const started = performance.now();
    const answer = async () => {
      await next();
      step.attributes['http.response.status_code'] = c.res.status;
      if (c.res.status >= 500 && !isAskedFor(path, c.res.status)) step.error ??= c.res.status;
    };
    const shownPath = maskPersonal(path);
    const step: Step = {
      kind: 'request',
      name: `${method} ${kind}`,
      attributes: { 'http.request.method': method, 'url.path': shownPath, 'promin.request_id': requestId },
      headers: c.req.raw.headers,
    };
    await (kind === 'health' ? answer() : traceStep(step, answer));
    const { status } = c.res;
    noteOpening(shop.openings.note, { method, address: path, status, header: (name) => c.req.header(name) });
    const ms = performance.now() - started;
    // A visitor who asks for the page about 500 must not ring the alarm of failures.
    const counted = isAskedFor(path, status) ? 400 : status;
    shop.metrics.countRequest({ kind, method, status: counted, seconds: ms / 1000 });
    const level = kind === 'health' && status < 400 ? 'debug' : 'info';
    logger[level]({ requestId, method, path: shownPath, status, ms: Math.round(ms) }, 'answered');
  };

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
    if (isAccountGone(error)) {
      const { locale } = visitorPreferences(c.req.header('cookie'));
      return c.text(messagesOf(locale ?? DEFAULT_LOCALE).translate(`error.${ACCOUNT_GONE}`), 401);
    }
    logger.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return c.text(`500 ${c.get('requestId')}`, 500);
  });
  app.notFound((c) => c.text('404', 404));
  app.route('/', health(options));
  app.route('/', metrics(options));
  app.route('/api', createApi(options));
  app.route('/documents/products', productDocuments(options));
  app.route('/documents', documents(options));
  app.route('/avatars', avatars(options));
  app.route('/open-pages', openPages(options));
  app.route('/rental-files', rentalFiles(options));
  app.route('/ticket-files', ticketFiles(options));
  app.route('/return-files', returnFiles(options));
  app.route('/review-files', reviewFiles(options));
  app.route('/pictures/products', pictureFiles('products', options));
  app.route('/pictures/scenes', pictureFiles('scenes', options));
  app.route('/data-exports', dataExports(options));
  app.route('/auth', providerSignIn(options));
  app.route('/billing', billingFiles(options));
  app.route('/calendars', calendars(options));
  app.get('/i18n/:file{\\w+\\.[\\w-]+(?:\\.\\w+)?\\.js}', textsScript);
  app.use(compress()); // kept answers are packed already, and the API's others are a few bytes
  if (options.devPages) {
    app.route('/dev', devMail(options.shop));
    app.route('/dev', devGallery());
    app.use('/:region/dev/gallery', frameOfGallery);
  }
  if (options.shop.testBank) app.route('/test-bank', bankRoutes(options.shop.testBank, options));
  app.route('/', discovery(options));
  app.all('*', pages(options));
  return app;
}
