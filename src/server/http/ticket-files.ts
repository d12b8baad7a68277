import { Hono } from 'hono';
import { attachedFile } from '../../domain/invoices/inline-pdf.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';

/** Files of tickets are somebody's own, and what strangers sent: nothing keeps them, shows them as a page or runs them. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * `GET /ticket-files/{id}`: a file of a ticket, for its customer and for staff; of a visitor's ticket with the `key` of an e-mail's link. To anybody
 * else there is none.
 */
export function ticketFiles({ shop }: Pick<AppOptions, 'shop'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/:id{[\\da-f-]{36}}', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const session = await shop.identity.sessionOf(c.req.raw.headers);
    const found = await shop.support.readAttachment(c.req.param('id'), {
      userId: session?.user.id ?? null,
      email: session?.user.isConfirmed === true ? session.user.email : null,
      key: c.req.query('key') ?? null,
      isStaff: session !== null && shop.account.backOfficeDoor(session, 'support') === 'open',
    });
    if (found === null) return c.notFound();
    const { bytes, contentType } = found.file;
    return c.body(bytes, 200, {
      ...HEADERS,
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': attachedFile(found.fileName),
    });
  });
  return app;
}
