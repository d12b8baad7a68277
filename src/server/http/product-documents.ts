import { Hono } from 'hono';
import { inlinePdf } from '../../domain/invoices/inline-pdf.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { streamAnswer } from './stream-answer.ts';

/**
 * A file that staff upload can load and run nothing on the shop's origin, and stands in no frame. Browsers show no PDF in a sandbox, and give
 * what shows it one of its own.
 */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const FILE = /^([\da-f]{32})\.pdf$/;

/**
 * `GET /documents/products/{id}/{digest}.pdf`: a document that staff uploaded of a product, for everybody while the product stands in the shop;
 * of a draft for those who may edit it. What stands at an address never changes.
 */
export function productDocuments({ shop }: Pick<AppOptions, 'shop'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/:id/:file', async (c) => {
    c.header('Cache-Control', 'no-store'); // one that was taken away may come back
    const id = /^[1-9]\d{0,8}$/.test(c.req.param('id')) ? Number(c.req.param('id')) : 0;
    const [, digest = ''] = FILE.exec(c.req.param('file')) ?? [];
    const mayPreview = async () => {
      const session = await shop.identity.sessionOf(c.req.raw.headers);
      return session !== null && shop.account.backOfficeDoor(session, 'catalogue') === 'open';
    };
    const found = await shop.productDocuments.read(id, digest, mayPreview);
    if (found === null) return c.notFound();
    const etag = `"${digest}"`;
    const headers = {
      'Cache-Control': found.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': POLICY,
      ...(found.isPublic ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
    };
    if (found.isPublic && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    const file = await found.open();
    if (file === null) return c.notFound();
    const sent = {
      ...headers,
      'Content-Type': file.contentType,
      'Content-Disposition': inlinePdf(found.title),
      ...(file.size === null ? {} : { 'Content-Length': String(file.size) }),
    };
    if (c.req.method === 'HEAD') {
      file.close();
      return c.body(null, 200, sent);
    }
    return c.body(streamAnswer(file.chunks), 200, sent);
  });
  return app;
}
