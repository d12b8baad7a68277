import { Hono } from 'hono';
import { emailFile } from '../../domain/catalogue/picture.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';

/** How an e-mail's picture ends: a mailbox on the web shows it on a page of its own. */
const IN_EMAILS = emailFile('').replace(/^.*\//, '');

/**
 * `GET /pictures/{place}/{file}`: pictures that staff uploaded, of products or of the shop. Those of the shop itself are sent by `static-files.ts` before this is asked. What
 * stands under a name never changes.
 */
export function pictureFiles(
  place: 'products' | 'scenes',
  { shop }: Pick<AppOptions, 'shop'>,
): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/:file', async (c) => {
    const file = c.req.param('file');
    const found = await shop.pictures.readFile(place, file);
    if (found === null) {
      c.header('Cache-Control', 'no-store'); // it may be made within minutes
      return c.text('404', 404);
    }
    const etag = `"${file}"`;
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      ...(file.endsWith(IN_EMAILS) ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(found.bytes, 200, {
      ...headers,
      'Content-Type': found.contentType,
      'Content-Length': String(found.bytes.byteLength),
    });
  });
  app.all('*', (c) => c.text('404', 404));
  return app;
}
