import { PRODUCT_DOCUMENT_BYTES_MAX } from '../../domain/catalogue/editing/product-documents.ts';
import {
  PICTURE_BYTES_MAX,
  PICTURES_FORM_BYTES_MAX,
} from '../../domain/catalogue/editing/product-pictures.ts';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import * as build from 'virtual:react-router/server-build';
import { areaOf } from '../../domain/account/role.ts';
import { cleanPath, decideRegion } from '../../domain/routing/redirect.ts';
import { isRegion } from '../../domain/locale/locale.ts';
import { PREFERENCE_COOKIE_SECONDS } from '../../domain/locale/preference-cookie.ts';
import type { AppOptions } from './app-options.ts';
import { clientAddress, networkOf, type ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { largeBodies } from './large-bodies.ts';
import { knownPaths, sharedAddresses } from './page-addresses.ts';
import { ownPage } from './own-page.ts';
import { pageRenderer } from './page-renderer.ts';
import { receiveBody } from './receive-body.ts';
import { TABLE_BYTES_MAX } from '../../domain/spreadsheets/table-file.ts';
import { ATTACHMENTS_BYTES_MAX } from '../../domain/support/attachment.ts';
import { hasRejectedPlace, isUnasked, visitorPreferences } from './visitor-preferences.ts';
import { sharedPage } from './shared-page.ts';
import { shopOfPage } from './shop-of-page.ts';

const isKnownPath = knownPaths(build.routes);
const sharedAddressOf = sharedAddresses(build.routes);

/** A page's path inside the router; the router asks for a page's data under the same path with `.data`. */
function pagePath(pathname: string): { path: string; isData: boolean } {
  const isData = pathname.endsWith('.data');
  return { path: isData ? pathname.slice(0, -'.data'.length) : pathname, isData };
}

/** Pages whose forms may have files: those of tickets, for customers and staff, the contact form, which opens one, statements of banks, and the lists of texts, which take translations. */
const TAKES_FILES =
  /^\/(?:ua|pl|en)\/(?:contact|(?:support|admin)\/tickets\/[\w-]+|admin\/(?:payments\/statement|translations(?:\/content)?))$/;
/** Pages to which staff send tables: imports of products, and price lists of suppliers. */
const TAKES_TABLES = /^\/(?:ua|pl|en)\/admin\/(?:products\/import|prices\/suppliers)$/;
/** The page of a product’s pictures in the back office. */
const TAKES_PICTURES = /^\/(?:ua|pl|en)\/admin\/products\/\d+\/pictures$/;
/** The list of the shop’s own pictures there. */
const TAKES_SHOP_PICTURES = /^\/(?:ua|pl|en)\/admin\/content\/pictures$/;
/** The page of a product’s documents there. */
const TAKES_DOCUMENTS = /^\/(?:ua|pl|en)\/admin\/products\/\d+\/documents$/;
/** What stands around files in a form, in bytes. */
const AROUND_FILES = 256 * 1024;

/** How large a form of a page may be that has files, in bytes; null for one that has none. */
function filesFormMax(path: string): number | null {
  if (TAKES_SHOP_PICTURES.test(path)) return PICTURE_BYTES_MAX + AROUND_FILES;
  if (TAKES_PICTURES.test(path)) return PICTURES_FORM_BYTES_MAX + AROUND_FILES;
  if (TAKES_DOCUMENTS.test(path)) return PRODUCT_DOCUMENT_BYTES_MAX + AROUND_FILES;
  if (TAKES_TABLES.test(path)) return TABLE_BYTES_MAX + AROUND_FILES;
  return TAKES_FILES.test(path) ? ATTACHMENTS_BYTES_MAX + AROUND_FILES : null;
}

/** Whether a form may be as large as tables, documents and pictures of the shop are: of staff whose area the page is, for it is held in memory before the page looks at who sent it. */
async function isOfStaff(
  { identity, account }: AppOptions['shop'],
  { headers }: Request,
  path: string,
): Promise<boolean> {
  const session = await identity.sessionOf(headers).catch(() => null);
  return session !== null && account.backOfficeDoor(session, areaOf(path)) === 'open';
}

/** No text of the database may have it, and nobody types it. */
const NUL = '%00';

/** A request whose query has spaces for NULs. */
function withoutNul(request: Request): Request {
  const url = new URL(request.url);
  if (!url.search.includes(NUL)) return request;
  url.search = url.search.replaceAll(NUL, '%20');
  return new Request(url, request);
}

/** Answers every page of the shop: redirects by region first (R3), then what all get alike, then the visitor's own. */
export function pages(options: AppOptions) {
  const { origin, protocol } = new URL(options.publicUrl);
  const secure = protocol === 'https:';
  const render = pageRenderer(build, options.publicUrl);
  const receiveLarge = largeBodies();
  const shopFor = shopOfPage(options.shop);
  const answerOwn = ownPage(render, { ...options, shopFor, isSecure: secure });
  const answerShared = sharedPage(render, { ...options, shopFor });

  return async (c: Context<ShopContext>): Promise<Response> => {
    const request = withoutNul(c.req.raw);
    const { pathname, search } = new URL(request.url);
    const { path, isData } = pagePath(pathname);
    if (pathname.includes(NUL)) return c.notFound();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && !isFromThisSite(c.req.raw, origin)) {
      await receiveBody(c.req.raw, 0);
      return c.text('Cross-site request', 403);
    }
    const isForStaff =
      TAKES_TABLES.test(path) || TAKES_DOCUMENTS.test(path) || TAKES_SHOP_PICTURES.test(path);
    const mayHaveFiles = isRead || !isForStaff || (await isOfStaff(options.shop, request, path));
    const max = mayHaveFiles ? filesFormMax(path) : null;
    const body =
      max === null
        ? await receiveBody(request)
        : await receiveLarge(request, { max, sender: networkOf(clientAddress(c, options)) });
    if (body.fault === 'broken-off') return c.text('The body ended before its time', 400); // a router that is asked for a request that was given up calls it a failure
    const { locale: savedLocale } = visitorPreferences(c.req.header('cookie'));
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
      if (!isRegion(region) || cleanPath(path) !== path) return c.notFound();
      return shared ? answerShared(c, region, shared) : answerOwn(c, { region, body });
    }
    if (decision.kind === 'not-a-page') return c.notFound();
    if (decision.kind === 'redirect') return c.redirect(decision.to, decision.status);
    if (shared) return answerShared(c, decision.region, shared);
    const response = await answerOwn(c, { region: decision.region, body });
    const cookies = c.req.header('cookie');
    if (savedLocale === decision.locale || (savedLocale !== null && hasRejectedPlace(cookies)))
      return response;
    // A valid region is the visitor's choice (S §2, R2). Shared pages leave it to their script to store that.
    c.res = response;
    const kept = { path: '/', sameSite: 'Lax', secure } as const;
    setCookie(c, 'userLocale', decision.locale, { ...kept, maxAge: PREFERENCE_COOKIE_SECONDS });
    // After that only this can tell the page's script that the visitor came without a language (R5).
    if (isUnasked(cookies)) setCookie(c, 'locationConsent', 'new', kept);
    return c.res;
  };
}
