import type { Context } from 'hono';
import { TEXT_SHELVES } from '../../content/text-shelf.ts';
import { isLocale } from '../../domain/locale/locale.ts';
import { textsOfPage } from '../messages/texts.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ShopContext } from './client-address.ts';

/**
 * `/i18n/{locale}.{hash}.js` and `/i18n/{locale}.{hash}.{shelf}.js`: the shelves of a language's texts, as they were when
 * the page was made that asks. A hash that is not known any more, or not yet, gets the texts in force, which are not kept.
 */
export async function textsScript(c: Context<ShopContext, '/i18n/:file'>): Promise<Response> {
  const [locale, hash = '', name] = c.req.param('file').split('.');
  if (!isLocale(locale)) return c.text('404', 404);
  const texts = textsOfPage(locale, hash);
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const script = texts.script(TEXT_SHELVES.find((shelf) => shelf === name) ?? 'shop');
  return c.body(await script(encoding), 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': hash === texts.hash ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
}
