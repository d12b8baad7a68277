import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Region } from '../../domain/locale/locale.ts';
import type { PageRequest } from '../context.ts';
import { pageCurrency } from './response-cache/answer-key.ts';
import { clientAddress, networkOf, type ShopContext } from './client-address.ts';
import { isHtml, contentPolicy } from './security-headers.ts';
import type { RenderPage } from './page-renderer.ts';
import { readForm, type ReceivedBody } from './receive-body.ts';
import { visitorPreferences } from './visitor-preferences.ts';
import type { ShopOfPage } from './shop-of-page.ts';
import { forgetTyped, keepTyped, leadsToSignIn, nameOwner, typedFor } from './typed-texts.ts';

/** Who asks. A page may be worth reading even when that cannot be looked up: then only asking it fails. */
async function findSession(
  { identity }: PageRequest['shop'],
  headers: Headers,
): Promise<() => PageRequest['session']> {
  try {
    const session = await identity.sessionOf(headers);
    return () => session;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Who is signed in; null for nobody, and while that cannot be looked up. */
function knownUser(sessionOf: () => PageRequest['session']): string | null {
  try {
    return sessionOf()?.user.id ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed into a form of a page whose script did not run while its sender has to sign in, and gives it back (`typed-texts.ts`): the router
 * sends forms to the address of the page's data, browsers to the page's own.
 */
function typedTexts(
  c: Context<ShopContext>,
  { userId, isSecure }: { readonly userId: string | null; readonly isSecure: boolean },
) {
  const { pathname: path, search: query } = new URL(c.req.url);
  const page = { path, query, isSecure };
  const isForm = c.req.method === 'POST' && !path.endsWith('.data');
  const cookies = c.req.header('cookie');
  const texts = userId === null ? null : typedFor(page, cookies, userId);
  return {
    texts,
    mayBeLedAway: isForm,
    ownerCookie: userId === null ? null : nameOwner(userId, cookies, isSecure),
    cookieAfter: async (answer: Response, sent: ReceivedBody | null): Promise<string | null> => {
      if (sent !== null && leadsToSignIn(answer)) {
        const form = await readForm(sent).catch(() => null);
        return form && keepTyped(form, page, cookies);
      }
      return texts !== null && isForm && answer.status < 400 ? forgetTyped(page) : null;
    },
  };
}

/** Answers with a page, or takes its form, for this visitor alone. */
export const ownPage =
  (
    render: RenderPage,
    {
      shopFor,
      trustProxy,
      isSecure,
    }: {
      shopFor: ShopOfPage;
      trustProxy: boolean;
      /** Whether the shop is reached by https. */ isSecure: boolean;
    },
  ) =>
  async (
    c: Context<ShopContext>,
    { region, body }: { region: Region; body: ReceivedBody },
  ): Promise<Response> => {
    const requestId = c.get('requestId');
    const address = clientAddress(c, { trustProxy });
    const { shop, ...page } = shopFor(requestId);
    const sessionOf = await findSession(shop, c.req.raw.headers);
    const nonce = randomBytes(16).toString('base64');
    const typed = typedTexts(c, { userId: knownUser(sessionOf), isSecure });
    const sent = typed.mayBeLedAway ? body.request.clone() : null; // before the action reads it
    const response = await render(body.request, {
      shop,
      ...page,
      get session() {
        return sessionOf();
      },
      get user() {
        return sessionOf()?.user ?? null;
      },
      region,
      currency: pageCurrency(region, visitorPreferences(c.req.header('cookie'))),
      nonce,
      requestId,
      readForm: () => readForm(body),
      typed: c.req.method === 'POST' ? null : typed.texts, // a form that comes back has words of its own
      clientAddress: address,
      clientNetwork: networkOf(address),
    });
    const cookie = await typed.cookieAfter(response, sent && { ...body, request: sent });
    for (const each of [cookie, typed.ownerCookie]) {
      if (each !== null) response.headers.append('set-cookie', each);
    }
    // Browsers hide nonces from scripts, which React's development build reports as a mismatch.
    if (import.meta.env.PROD && isHtml(response.headers.get('content-type'))) {
      response.headers.set('content-security-policy', contentPolicy(`'nonce-${nonce}'`, shop.chat.origins));
    }
    return response;
  };
