import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { isRegion, localeOf, isLocale, type Region } from '../../domain/locale/locale.ts';
import { decideRegion } from '../../domain/locale/redirect.ts';
import { currencyOf, isCurrency } from '../../domain/money/default-currency.ts';
import { provide, type PageRequest } from '../context.ts';
import { textsOf } from '../content/texts.ts';
import { RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { Shop } from '../wiring.ts';
import { clientAddress, type ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { guardAvailability } from './guard-availability.ts';
import { knownPaths } from './known-paths.ts';
import { lastResortPage } from './last-resort-page.ts';
import { contentPolicy } from './security-headers.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const isKnownPath = knownPaths(build.routes);

export interface PagesOptions {
  readonly shop: Shop;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
}

/** A page's path inside the router; the router asks for a page's data under the same path with `.data`. */
function pagePath(pathname: string): { path: string; isData: boolean } {
  const isData = pathname.endsWith('.data');
  return { path: isData ? pathname.slice(0, -'.data'.length) : pathname, isData };
}

/** Answers every page of the shop: redirects by region first (R3), then the router. */
export function pages({ shop, publicUrl, trustProxy }: PagesOptions) {
  const guarded = guardAvailability(shop);
  const { origin, host } = new URL(publicUrl);
  // A proxy that ends TLS asks by http, while forms come from https: the router is told whose they are.
  const handle = createRequestHandler({ ...build, allowedActionOrigins: [host] }, import.meta.env.MODE);

  const render = async (c: Context<ShopContext>, region: Region): Promise<Response> => {
    const locale = localeOf(region);
    const saved = getCookie(c, 'userCurrency');
    const nonce = randomBytes(16).toString('base64');
    const { translate, hash } = textsOf(locale);
    const userOf = await sessionOf(c.req.raw.headers);
    const context = new RouterContextProvider();
    provide(context, {
      shop: guarded,
      get user() {
        return userOf();
      },
      region,
      locale,
      currency: isCurrency(saved) ? saved : currencyOf(locale),
      translate,
      textsUrl: `/i18n/${locale}.${hash}.js`,
      nonce,
      requestId: c.get('requestId'),
      clientAddress: clientAddress(c, { trustProxy }),
      publicUrl,
    });
    const response = await handle(c.req.raw, context);
    // The router answers in bare text when the page's own frame could not be rendered.
    if (response.status === 500 && response.headers.get('Content-Type')?.startsWith('text/plain')) {
      return c.html(lastResortPage({ locale, translate, requestId: c.get('requestId') }), 500);
    }
    const headers = new Headers(response.headers);
    // Browsers hide nonces from scripts, which React's development build reports as a mismatch.
    if (import.meta.env.PROD) headers.set('Content-Security-Policy', contentPolicy(`'nonce-${nonce}'`));
    if (response.status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    return new Response(response.body, { status: response.status, headers });
  };

  /** Who asks. A page may be worth reading even when that cannot be looked up: then only asking it fails. */
  const sessionOf = async (headers: Headers): Promise<() => PageRequest['user']> => {
    try {
      const user = await guarded.identity.userOf(headers);
      return () => user;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  };

  return async (c: Context<ShopContext>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const { path, isData } = pagePath(pathname);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && !isFromThisSite(c.req.raw.headers, [origin])) return c.text('Cross-site request', 403);
    const region = path.split('/')[1];
    if (isData) return isRegion(region) ? render(c, region) : c.notFound();
    const savedLocale = getCookie(c, 'userLocale');
    const decision = decideRegion({
      pathname,
      search,
      savedLocale: isLocale(savedLocale) ? savedLocale : null,
      acceptLanguage: c.req.header('accept-language') ?? null,
      isKnownPath,
    });
    if (decision.kind === 'not-a-page') return c.notFound();
    if (decision.kind === 'redirect') return c.redirect(decision.to, decision.status);
    const response = await render(c, decision.region);
    if (savedLocale === decision.locale) return response;
    // A valid region is the visitor's choice (S §2, R2); a script of the page stores it for the browser as well.
    c.res = response;
    setCookie(c, 'userLocale', decision.locale, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax' });
    return c.res;
  };
}
