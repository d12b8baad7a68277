import { html } from 'hono/html';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Translate } from '../../content/translator.ts';
import { type Locale, localeOf, regionOf } from '../../domain/locale/locale.ts';
import { provide, type PageRequest } from '../context.ts';
import { knownPaths } from './page-addresses.ts';
import { lookUpBy, messagesOf } from '../messages/messages.ts';
import { RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { PageShop } from './shop-of-page.ts';

interface Failure {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly requestId: string;
  readonly status: number;
}

/** The page of a failure without any frame: no styles or scripts that could fail too (R28). */
const lastResortPage = ({ locale, translate, requestId, status }: Failure) => {
  const kind = status >= 500 ? 'server' : 'other';
  return html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${translate(`error.page.${kind}.title`)} — Promin</title>
      <main
        style="max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif"
      >
        <h1>${translate(`error.page.${kind}.title`)}</h1>
        <p>${translate(`error.page.${kind}.text`)}</p>
        <p>${translate('error.page.number', { number: requestId })}</p>
        ${
          status === 503
            ? ''
            : html`<p>
                <a href="/${regionOf(locale)}/support/tickets/new?from=${encodeURIComponent(requestId)}"
                  >${translate('error.page.ask')}</a
                >
              </p>`
        }
      </main>
    </html>`;
};

/** What a page is rendered for; the rest of its request follows from the region. */
type PageOccasion = Pick<
  PageRequest,
  | 'shop'
  | 'region'
  | 'currency'
  | 'requestId'
  | 'session'
  | 'user'
  | 'clientAddress'
  | 'clientNetwork'
  | 'readForm'
  | 'nonce'
  | 'typed'
> &
  Omit<PageShop, 'shop'>;

/** Renders a page, its data, or what becomes of its form. */
export type RenderPage = (request: Request, occasion: PageOccasion) => Promise<Response>;

const PAGE_OR_ITS_DATA = /^text\/(html|x-script)/;

/** Renders pages and their data: the router with all that surrounds its answer. */
export function pageRenderer(build: ServerBuild, publicUrl: string): RenderPage {
  // A proxy that ends TLS asks by http, while forms come from https: the router is told whose they are.
  const { host } = new URL(publicUrl);
  const isPage = knownPaths(build.routes);
  const handle = createRequestHandler({ ...build, allowedActionOrigins: [host] }, import.meta.env.MODE);

  return async (request, occasion) => {
    const locale = localeOf(occasion.region);
    const texts = messagesOf(locale);
    const { translate } = texts;
    const context = new RouterContextProvider();
    const known = {
      locale,
      translate,
      lookUp: lookUpBy(texts),
      texts,
      publicUrl,
      isPage,
    };
    // Getters of the occasion stay getters: what it refuses to tell is refused only to those who ask.
    provide(
      context,
      Object.defineProperties(known, Object.getOwnPropertyDescriptors(occasion)) as PageRequest,
    );
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    const { status } = response;
    const waitSeconds = { 429: occasion.limitedForSeconds(), 503: RETRY_AFTER_SECONDS }[status] ?? null;
    if (waitSeconds !== null) headers.set('Retry-After', String(waitSeconds));
    // The router answers in bare text or JSON when the page's frame could not be rendered, or an address has none.
    if (status >= 400 && !PAGE_OR_ITS_DATA.test(headers.get('Content-Type') ?? '')) {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const page = await lastResortPage({ locale, translate, requestId: occasion.requestId, status });
      return new Response(String(page), { status, headers });
    }
    if (occasion.isFromBuiltInList()) headers.set('Cache-Control', 'no-store');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    return new Response(response.body, { status, headers });
  };
}
