import { Hono, type Context } from 'hono';
import { isLocale } from '../../domain/locale/locale.ts';
import type { Shop } from '../wiring.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { clientAddress, type ShopContext } from './client-address.ts';
import { inlinePdf } from '../../domain/invoices/inline-pdf.ts';

interface Document {
  readonly title: string;
  readonly etag: string;
  readonly bytes: () => Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>;
}

async function send(
  c: Context<ShopContext>,
  { title, etag, bytes }: Document,
  caching = 'public, max-age=3600',
): Promise<Response> {
  const headers = { etag, 'cache-control': caching };
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
  const body = await bytes();
  return c.body(body, 200, {
    ...headers,
    'content-type': 'application/pdf',
    'content-length': String(body.byteLength),
    'content-disposition': inlinePdf(title),
  });
}

const OFFER = /^([\da-f-]{36})\.pdf$/i;
const SHEET = /^([1-9]\d{0,8})-(\w+)\.pdf$/;

/**
 * `/documents/{name}-{locale}.pdf`: what the shop publishes to be taken away, of terms with `?edition=` as that has them; `/documents/products/{id}-{locale}.pdf`: the
 * specification sheet of a product, beside whose uploaded documents (`product-documents.ts`) it stands; `/documents/offers/{id}.pdf?key=`: a quote's newest offer, for who has its key. Anything
 * else there is a 404 itself (R3).
 */
export function documents({
  shop: { findDocument, findProductSheet, quotes, limits },
  trustProxy,
}: {
  readonly shop: Pick<Shop, 'findDocument' | 'findProductSheet' | 'quotes' | 'limits'>;
  readonly trustProxy: boolean;
}): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  /** Sends what is drawn on demand; who asks for many that nobody asked for lately has to wait. */
  const sendDrawn = async (c: Context<ShopContext>, drawn: DrawnDocument, caching?: string) => {
    const decision = drawn.isDrawn()
      ? ({ ok: true } as const)
      : await limits.drawing(clientAddress(c, { trustProxy }));
    return decision.ok
      ? send(c, drawn, caching)
      : c.text('429', 429, { 'Retry-After': String(decision.retryAfterSeconds) });
  };
  app.get('/products/:file', async (c) => {
    const [, id = '', locale = ''] = SHEET.exec(c.req.param('file')) ?? [];
    const sheet = isLocale(locale) ? await findProductSheet(Number(id), locale) : null;
    return sheet === null ? c.notFound() : sendDrawn(c, sheet);
  });
  app.get('/offers/:file', async (c) => {
    const [, id = ''] = OFFER.exec(c.req.param('file')) ?? [];
    const key = c.req.query('key') ?? null;
    const quote = await quotes.findCustomersQuote({ id, key, userId: null });
    const offer = quote && quotes.offerDocument(quote);
    if (offer === null) return c.notFound();
    c.header('X-Robots-Tag', 'noindex, nofollow');
    return sendDrawn(c, offer, 'private, no-store');
  });
  app.get('/:file', async (c) => {
    const edition = c.req.query('edition') ?? null;
    const document = await findDocument(`/documents/${c.req.param('file')}`, edition);
    if (document === null) return c.notFound();
    // Found by who agreed to it, not by who looks for what holds.
    if (edition !== null) c.header('X-Robots-Tag', 'noindex');
    return send(c, { ...document, bytes: () => document.bytes });
  });
  return app;
}
