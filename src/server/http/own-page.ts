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

/** Answers with a page, or takes its form, for this visitor alone. */
export const ownPage =
  (render: RenderPage, { shopFor, trustProxy }: { shopFor: ShopOfPage; trustProxy: boolean }) =>
  async (
    c: Context<ShopContext>,
    { region, body }: { region: Region; body: ReceivedBody },
  ): Promise<Response> => {
    const requestId = c.get('requestId');
    const address = clientAddress(c, { trustProxy });
    const { shop, ...page } = shopFor(requestId);
    const sessionOf = await findSession(shop, c.req.raw.headers);
    const nonce = randomBytes(16).toString('base64');
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
      clientAddress: address,
      clientNetwork: networkOf(address),
    });
    // Browsers hide nonces from scripts, which React's development build reports as a mismatch.
    if (import.meta.env.PROD && isHtml(response.headers.get('content-type'))) {
      response.headers.set('content-security-policy', contentPolicy(`'nonce-${nonce}'`, shop.chat.origins));
    }
    return response;
  };
