import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import * as build from 'virtual:react-router/server-build';
import { isRegion, type Region } from '../../domain/locale/locale.ts';
import { decideRegion } from '../../domain/locale/redirect.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { PageRequest } from '../context.ts';
import { pageCurrency, pageKey } from './answer-cache/answer-key.ts';
import { shareAnswer } from './answer-cache/share-answer.ts';
import type { AppOptions } from './app-options.ts';
import { clientAddress, type ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { guardAvailability } from './guard-availability.ts';
import { knownPaths } from './known-paths.ts';
import { pageRenderer } from './page-renderer.ts';
import { savedChoices } from './saved-choices.ts';
import { sharedAddresses, type SharedAddress } from './shared-addresses.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const isKnownPath = knownPaths(build.routes);
const sharedAddressOf = sharedAddresses(build.routes);

/** A page's path inside the router; the router asks for a page's data under the same path with `.data`. */
function pagePath(pathname: string): { path: string; isData: boolean } {
  const isData = pathname.endsWith('.data');
  return { path: isData ? pathname.slice(0, -'.data'.length) : pathname, isData };
}

/** A page that all get alike must not ask who gets it. */
const refuse = (what: string) => (): never => {
  throw new Error(`A page that is the same for all visitors asked for ${what}`);
};

/** Answers every page of the shop: redirects by region first (R3), then what is kept, then the router. */
export function pages({ shop, publicUrl, trustProxy, caches, sharedHeaders }: AppOptions) {
  const guarded = guardAvailability(shop);
  const { origin } = new URL(publicUrl);
  const render = pageRenderer(build, publicUrl);

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

  /** A page for this visitor alone. */
  const renderOwn = async (c: Context<ShopContext>, region: Region): Promise<Response> => {
    const userOf = await sessionOf(c.req.raw.headers);
    return render(c.req.raw, {
      shop: guarded,
      get user() {
        return userOf();
      },
      region,
      currency: pageCurrency(region, savedChoices(c.req.header('cookie'))),
      nonce: randomBytes(16).toString('base64'),
      requestId: c.get('requestId'),
      clientAddress: clientAddress(c, { trustProxy }),
    });
  };

  /** A page that all visitors get alike; it is rendered for its address, and learns nothing else of the request. */
  const renderShared = (
    address: string,
    occasion: { region: Region; currency: Currency; requestId: string },
  ) =>
    render(new Request(new URL(address, origin)), {
      ...occasion,
      shop: guarded,
      get user() {
        return refuse('its visitor')();
      },
      get clientAddress() {
        return refuse('an address')();
      },
      nonce: undefined,
    });

  const answerShared = (c: Context<ShopContext>, region: Region, { address, isOpenEnded }: SharedAddress) => {
    const currency = pageCurrency(region, savedChoices(c.req.header('cookie')));
    const occasion = { region, currency, requestId: c.get('requestId') };
    return shareAnswer(c, () => renderShared(address, occasion), {
      cache: isOpenEnded ? caches.questions : caches.pages,
      key: pageKey(address, currency),
      headers: sharedHeaders,
    });
  };

  return async (c: Context<ShopContext>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const { path, isData } = pagePath(pathname);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && !isFromThisSite(c.req.raw.headers, [origin])) return c.text('Cross-site request', 403);
    const { locale: savedLocale } = savedChoices(c.req.header('cookie'));
    const decision = decideRegion({
      pathname: path,
      search,
      savedLocale,
      acceptLanguage: c.req.header('accept-language') ?? null,
      isKnownPath,
    });
    const shared = isRead && decision.kind === 'page' ? sharedAddressOf({ path, isData, search }) : null;
    if (isData) {
      const region = path.split('/')[1];
      if (!isRegion(region)) return c.notFound();
      return shared ? answerShared(c, region, shared) : renderOwn(c, region);
    }
    if (decision.kind === 'not-a-page') return c.notFound();
    if (decision.kind === 'redirect') return c.redirect(decision.to, decision.status);
    if (shared) return answerShared(c, decision.region, shared);
    const response = await renderOwn(c, decision.region);
    if (savedLocale === decision.locale) return response;
    // A valid region is the visitor's choice (S §2, R2). Shared pages leave it to their script to store that.
    c.res = response;
    setCookie(c, 'userLocale', decision.locale, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax' });
    return c.res;
  };
}
