import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Region } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { PlainAnswer } from './response-cache/response-cache.ts';
import { pageCurrency, pageKey } from './response-cache/answer-key.ts';
import { plainAnswerOf, shareAnswer } from './response-cache/share-answer.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { isHtml, sharePolicy } from './security-headers.ts';
import type { RenderPage } from './page-renderer.ts';
import { visitorPreferences } from './visitor-preferences.ts';
import type { SharedAddress } from './page-addresses.ts';
import type { ShopOfPage } from './shop-of-page.ts';

interface Occasion {
  readonly region: Region;
  readonly currency: Currency;
  readonly requestId: string;
}

/** A page that all get alike must not ask who gets it. */
function refuse(what: string): never {
  throw new Error(`A page that is the same for all visitors asked for ${what}`);
}

type Options = Pick<AppOptions, 'publicUrl' | 'caches' | 'sharedHeaders'> & { readonly shopFor: ShopOfPage };

/** Answers with a page that all visitors get alike: kept, or rendered for its address alone. */
export function sharedPage(render: RenderPage, { shopFor, publicUrl, caches, sharedHeaders }: Options) {
  const { origin } = new URL(publicUrl);
  const make = async (address: string, occasion: Occasion): Promise<PlainAnswer> => {
    const page = shopFor(occasion.requestId);
    // It marks what the shop renders and is taken out again: what many get can have none.
    const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
    const response = await render(new Request(new URL(address, origin)), {
      ...occasion,
      ...page,
      get session() {
        return refuse('its visitor');
      },
      get user() {
        return refuse('its visitor');
      },
      get clientAddress() {
        return refuse('an address');
      },
      get clientNetwork() {
        return refuse('a network');
      },
      readForm: () => refuse('a form'),
      typed: null,
      nonce,
    });
    const answer = await plainAnswerOf(response);
    if (nonce === undefined || !isHtml(answer.headers['content-type'])) return answer;
    const { html, policy } = sharePolicy(answer.body, { nonce, chatOrigins: page.shop.chat.origins });
    return { ...answer, body: html, headers: { ...answer.headers, 'content-security-policy': policy } };
  };

  return (
    c: Context<ShopContext>,
    region: Region,
    { address, isOpenEnded }: SharedAddress,
  ): Promise<Response> => {
    const currency = pageCurrency(region, visitorPreferences(c.req.header('cookie')));
    return shareAnswer(c, () => make(address, { region, currency, requestId: c.get('requestId') }), {
      cache: isOpenEnded ? caches.questions : caches.pages,
      key: pageKey(address, currency),
      headers: sharedHeaders,
    });
  };
}
