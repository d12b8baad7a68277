import { Hono } from 'hono';
import { isOrderId } from '../orders/find-order.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { streamAnswer } from './stream-answer.ts';

const ARCHIVE = /^([\da-f-]{36})\.zip$/;

/**
 * `GET /data-exports/{id}.zip`: the archive of a person's data, for that person alone, signed in; to whoever else asks it is not there,
 * staff included.
 */
export function dataExports({ shop }: Pick<AppOptions, 'shop'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/:file', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    const user = await shop.identity.userOf(c.req.raw.headers);
    if (user === null) return c.text('401', 401);
    const [, id = ''] = ARCHIVE.exec(c.req.param('file')) ?? [];
    const found = isOrderId(id) ? await shop.dataExports.open({ id, userId: user.id }) : null;
    if (found === null) return c.notFound();
    const { chunks, close, contentType, size } = found;
    const headers = {
      'Content-Type': contentType,
      ...(size === null ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': 'attachment; filename="promin-data.zip"',
      'X-Content-Type-Options': 'nosniff',
    };
    if (c.req.method !== 'HEAD') return c.body(streamAnswer(chunks), 200, headers);
    close();
    return c.body(null, 200, headers);
  });
  return app;
}
