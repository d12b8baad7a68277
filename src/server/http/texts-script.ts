import type { Context } from 'hono';
import { TEXT_SHELVES } from '../../content/text-shelf.ts';
import { isLocale } from '../../domain/locale/locale.ts';
import { textsOf } from '../content/texts.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ShopContext } from './client-address.ts';

/**
 * `/i18n/{locale}.{hash}.js` and `/i18n/{locale}.{hash}.{shelf}.js`: the shelves of a language's texts. An older hash
 * gets today's texts, and is not kept.
 */
export function textsScript(c: Context<ShopContext, '/i18n/:file'>): Response {
  const [locale, hash, shelf] = c.req.param('file').split('.');
  if (!isLocale(locale)) return c.text('404', 404);
  const texts = textsOf(locale);
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const script = texts.scripts[TEXT_SHELVES.find((each) => each === shelf) ?? 'shop'];
  return c.body(script[encoding], 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': hash === texts.hash ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
}
