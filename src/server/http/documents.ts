import { Hono } from 'hono';
import type { Shop } from '../wiring.ts';
import type { ShopContext } from './client-address.ts';

/** A name as RFC 8187 writes it. */
const inHeader = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `/documents/{name}-{locale}.pdf`: what the shop publishes to be taken away; anything else there is a 404 itself (R3). */
export function documents({ findDocument }: Pick<Shop, 'findDocument'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/:file', async (c) => {
    const document = await findDocument(`/documents/${c.req.param('file')}`);
    if (document === null) return c.notFound();
    const { title, bytes, etag } = document;
    const headers = { etag, 'cache-control': 'public, max-age=3600' };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename*=UTF-8''${inHeader(`${title}.pdf`)}`,
    });
  });
  return app;
}
