import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { doneCookie } from '../../domain/account/done-cookie.ts';
import { isFreshProof } from '../../domain/account/second-factor.ts';
import { isRegion, localeOf, type Region } from '../../domain/locale/locale.ts';
import { localPath } from '../../domain/routing/local-path.ts';
import { messagesOf } from '../messages/messages.ts';
import type { OpenIdProvider, ProviderAnswer } from '../ports/openid-provider.ts';
import type { Shop } from '../wiring.ts';
import type { AppOptions } from './app-options.ts';
import { clientAddress, type ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { receiveBody } from './receive-body.ts';

type Options = Pick<AppOptions, 'shop' | 'publicUrl' | 'trustProxy'>;
type Answered = Context<ShopContext>;

/** Providers answer in a few hundred bytes; codes of some are long. */
const FIELD_MAX_LENGTH = 4096;
const PRINTABLE = /^[\x20-\x7E]+$/;
const ANSWER_BYTES_MAX = 32 * 1024;

/** A parameter that came once, of signs that a parameter may have (RFC 6749 appendix A); else null. */
function only(given: URLSearchParams, name: string): string | null {
  const [value, ...more] = given.getAll(name);
  const isSound =
    value !== undefined && more.length === 0 && value.length <= FIELD_MAX_LENGTH && PRINTABLE.test(value);
  return isSound ? value : null;
}

/** What a provider's answer says, wherever it stands. */
function answerIn(given: URLSearchParams): ProviderAnswer {
  const named = (['code', 'iss', 'error'] as const).map((name) => [name, only(given, name)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== null));
}

/** The fields of a form that is no upload; null for anything else. */
async function fieldsOf(c: Answered): Promise<URLSearchParams | null> {
  const { fault, request } = await receiveBody(c.req.raw, ANSWER_BYTES_MAX);
  const type = request.headers.get('content-type') ?? '';
  return fault === null && /^\s*application\/x-www-form-urlencoded\b/i.test(type)
    ? new URLSearchParams(await request.text())
    : null;
}

/**
 * A page that leads on to the provider by itself. A redirect would be part of the form's way, of which the content policy of the
 * page before says that it ends in the shop; whatever the provider redirects to would have to stand in it as well.
 */
function leadOn(c: Answered, { url, name, region }: { url: URL; name: string; region: Region }) {
  const locale = localeOf(region);
  const text = messagesOf(locale).translate('auth.provider.leadOn', { provider: name });
  c.header('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="0; url=${url.href}" />
        <title>${text}</title>
        <p><a href="${url.href}">${text}</a></p>
      </html>`,
  );
}

/** The page that a visit was begun on, to which its problems are told. */
const PAGES = { 'sign-in': '/auth', link: '/profile/sign-in-methods', prove: '/auth/again' } as const;
type Purpose = keyof typeof PAGES;
const purposeOf = (given: string | null): Purpose =>
  given === 'link' || given === 'prove' ? given : 'sign-in';

/** Of a sign-in on the way to the checkout, the page that stands there. */
function pageOf({ purpose, region, target }: { purpose: Purpose; region: Region; target: string | null }) {
  const isForCheckout = purpose === 'sign-in' && target?.startsWith(`/${region}/checkout`);
  return `/${region}${isForCheckout ? '/checkout/auth' : PAGES[purpose]}`;
}

/** Goes back to the page that the visit was begun on, which says why it came to nothing. */
function tell(
  c: Answered,
  problem: string,
  of: { purpose: Purpose; region: Region; target: string | null; provider: string; wait?: number },
) {
  const { target, provider, wait } = of;
  const query = new URLSearchParams({
    problem,
    provider,
    ...(wait === undefined ? {} : { wait: String(wait) }),
    ...(target === null ? {} : { redirect: target }),
  });
  return c.redirect(`${pageOf(of)}?${query}`, 303);
}

/** Where a visit ends that came to something. */
const USUAL_TARGET = {
  'sign-in': (region: Region) => `/${region}`,
  link: (region: Region) => `/${region}/profile/sign-in-methods`,
  prove: (region: Region) => `/${region}/profile`,
} as const;

const browserOf = (c: Answered, { shop, trustProxy }: Options) => {
  const { headers } = c.req.raw;
  return {
    browser: { address: clientAddress(c, { trustProxy }), userAgent: headers.get('user-agent') },
    headers,
    knownSince: (email: string) => shop.account.knownBrowsers.knownSince(headers, email),
  };
};

/** Signs in, and goes to the second factor, to what else is asked, or on. */
function enter(
  c: Answered,
  signedIn: Parameters<Shop['account']['enterByProvider']>[0],
  { region, target, shop }: { region: Region; target: string | null; shop: Shop },
) {
  const { cookies, to } = shop.account.enterByProvider(signedIn, { region, target });
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.redirect(to, 303);
}

/**
 * Signing in through OpenID providers ([0049](../../../docs/decisions/0049-sign-in-through-openid-providers.md)).
 * `POST /auth/with/{provider}`: a form of the shop; it sends the browser to the provider. `GET /auth/from/{provider}`: the browser comes
 * back. `POST /auth/from/{provider}`: the same by a form of the provider's page (Apple), which brings no cookie; what it says is kept,
 * and the browser is led to the GET. Nothing that comes here is believed before the visit's row and the provider agree.
 */
export function providerSignIn(options: Options): Hono<ShopContext> {
  const { shop, publicUrl } = options;
  const { providers } = shop.account;
  const app = new Hono<ShopContext>();
  const { origin } = new URL(publicUrl);
  const named = (c: Answered): OpenIdProvider | undefined =>
    providers.find(({ id }) => id === c.req.param('provider'));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    await next();
  });

  app.post('/with/:provider', async (c) => {
    const fields = await fieldsOf(c);
    if (!isFromThisSite(c.req.raw, origin)) return c.text('Cross-site request', 403);
    const provider = named(c);
    if (!provider) return c.notFound();
    const region = fields?.get('region');
    if (!fields || !isRegion(region)) return c.text('400', 400);
    const purpose = purposeOf(fields.get('purpose'));
    const target = localPath(fields.get('redirect'));
    const begun = { purpose, region, target };
    const visitor = browserOf(c, options);
    const session = purpose === 'sign-in' ? null : await shop.identity.sessionOf(visitor.headers);
    if (purpose !== 'sign-in' && session === null) {
      return c.redirect(`/${region}/auth?${new URLSearchParams({ redirect: pageOf(begun) })}`, 303);
    }
    if (purpose === 'link' && session && !isFreshProof(session.authenticatedAt, new Date())) {
      return c.redirect(`/${region}/auth/again?${new URLSearchParams({ redirect: pageOf(begun) })}`, 303);
    }
    const limit = await shop.limits.providerVisit(visitor.browser.address);
    if (!limit.ok) {
      return tell(c, 'too-many', { ...begun, provider: provider.id, wait: limit.retryAfterSeconds });
    }
    const visit = await shop.account.providerVisits.begin(provider, {
      ...begun,
      userId: session?.user.id ?? null,
      isRemembered: fields.get('remember') === 'on',
    });
    if (visit === null) return tell(c, 'unavailable', { ...begun, provider: provider.id });
    c.header('Set-Cookie', visit.cookie);
    return leadOn(c, { url: visit.url, name: provider.name, region });
  });

  /** Nobody knows in which language to say it; the page's own redirect does. */
  const tellUnknown = (c: Answered, provider: string) =>
    c.redirect(`/auth?${new URLSearchParams({ problem: 'late', provider })}`, 303);

  app.post('/from/:provider', async (c) => {
    const fields = await fieldsOf(c);
    const provider = named(c);
    if (!provider) return c.notFound();
    const state = fields && only(fields, 'state');
    if (!state) return tellUnknown(c, provider.id);
    const [user = null] = fields.getAll('user');
    const brought = { provider, state, answer: answerIn(fields) };
    const isKept = await shop.account.providerVisits.keepPosted(brought, user);
    if (!isKept) return tellUnknown(c, provider.id);
    return c.redirect(`/auth/from/${provider.id}?${new URLSearchParams({ state })}`, 303);
  });

  app.get('/from/:provider', async (c) => {
    const provider = named(c);
    if (!provider) return c.notFound();
    const given = new URL(c.req.url).searchParams;
    const state = only(given, 'state');
    if (state === null) return tellUnknown(c, provider.id);
    const visitor = browserOf(c, options);
    const session = await shop.identity.sessionOf(visitor.headers);
    const brought = { provider, state, answer: answerIn(given) };
    const outcome = await shop.account.providerVisits.end(brought, visitor, session);
    const { visit } = outcome;
    if (visit === null) return tellUnknown(c, provider.id);
    c.header('Set-Cookie', shop.account.providerVisits.removeCookie(state), { append: true });
    const { purpose, region, target } = visit;
    if (!outcome.ok) return tell(c, outcome.reason, { purpose, region, target, provider: provider.id });
    if (outcome.signedIn) return enter(c, outcome.signedIn, { region, target, shop });
    const usual = USUAL_TARGET[purpose](region);
    if (purpose === 'link') c.header('Set-Cookie', doneCookie(usual, 'linked'), { append: true });
    return c.redirect(target ?? usual, 303);
  });
  return app;
}
