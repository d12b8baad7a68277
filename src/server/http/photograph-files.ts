import type { StaffArea } from '../../domain/account/role.ts';
import { Hono, type Context } from 'hono';
import { isRegion } from '../../domain/locale/locale.ts';
import type { RateDecision } from '../../domain/limits/rate-decision.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { StoredFile } from '../ports/files.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { logger } from './logger.ts';
import { readUpload } from './read-upload.ts';
import { receiveBody } from './receive-body.ts';

/** What stands around a photograph in its form. */
const FRAME_BYTES_MAX = 16 * 1024;
/** So many photographs are received at the same time, one of each sender, each held in memory as it comes. */
const UPLOADS_MAX = 8;
const FIELD = 'photograph';

/** Photographs are somebody's own: nothing keeps them. Opened by itself one can load and run nothing. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};

type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const STATUS = new Map<string, 401 | 403 | 404>([
  ['not-signed-in', 401],
  ['not-owner', 403],
  ['return-not-found', 404],
  ['review-not-found', 404],
]);

/** Who sends or reads. */
interface Asker {
  readonly userId: string | null;
  readonly guestOrderIds: readonly string[];
  readonly isStaff: boolean;
}

/** What photographs belong to: goods that go back, a review. */
export interface Photographed {
  /** Each may weigh so much. */
  readonly bytesMax: number;
  /** Where its pages are, as in `/{pages}/{id}`. */
  readonly pages: string;
  /** The area of the back office that it is looked at in. */
  readonly area: StaffArea;
  /** Whether the asker may send to it at all, before a byte is read. */
  readonly find: (asker: Asker, id: string) => Promise<Outcome>;
  readonly limit: (subject: string) => Promise<RateDecision>;
  readonly add: (
    asker: Asker,
    id: string,
    photograph: { readonly id: string; readonly bytes: Uint8Array },
  ) => Promise<Outcome>;
  readonly remove: (asker: Asker, id: string, photographId: string) => Promise<Outcome>;
  readonly read: (
    asker: Asker,
    photographId: string,
  ) => Promise<StoredFile | 'not-signed-in' | 'not-owner' | null>;
}

/**
 * `POST /{id}?id=`: puts the file in the field `photograph` to a return or a review, for the owner of its order and its guest, once whatever
 * happens to the answer; `…/remove` takes it away. Both lead back to its page. `GET /photographs/{id}.webp`: for who may read it. An upload is
 * looked at only after site, reader and limit: nobody else's megabytes are kept in memory.
 */
export function photographFiles(
  { shop, publicUrl }: Pick<AppOptions, 'shop' | 'publicUrl'>,
  { bytesMax, pages, area, find, limit, add, remove, read }: Photographed,
): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  const { origin } = new URL(publicUrl);
  const receiving = new Set<string>();

  /** Hears a request out whose body nobody has read, and forgets what it brought. */
  async function discard(c: Context<ShopContext>): Promise<void> {
    if (!c.req.raw.bodyUsed) await receiveBody(c.req.raw, 0);
  }

  async function askerOf(c: Context<ShopContext>) {
    const { headers } = c.req.raw;
    const session = await shop.identity.sessionOf(headers);
    return {
      userId: session?.user.id ?? null,
      guestOrderIds: shop.guests.ordersIn(headers),
      isStaff: session !== null && shop.account.backOfficeDoor(session, area) === 'open',
    };
  }

  async function receive(c: Context<ShopContext>) {
    const { fault, request } = await receiveBody(c.req.raw, bytesMax + FRAME_BYTES_MAX);
    if (fault === 'too-large') return 'too-large';
    if (fault !== null) return 'no-picture';
    const body = Buffer.from(await request.arrayBuffer());
    const file = readUpload(body, request.headers.get('content-type') ?? '', FIELD);
    if (file === null) return 'no-picture';
    return file.bytes.byteLength > bytesMax ? 'too-large' : file;
  }

  async function upload(c: Context<ShopContext>, owner: string, id: string): Promise<Outcome> {
    const asker = await askerOf(c);
    const own = await find(asker, owner);
    if (!own.ok) return own;
    const who = asker.userId ?? owner;
    const decision = await limit(who);
    if (!decision.ok || receiving.size === UPLOADS_MAX || receiving.has(who)) {
      return { ok: false, reason: 'busy' };
    }
    receiving.add(who);
    try {
      const file = await receive(c);
      if (typeof file === 'string') return { ok: false, reason: file };
      return await add(asker, owner, { id, bytes: file.bytes });
    } finally {
      receiving.delete(who);
    }
  }

  /** Answers a form of this site about a photograph and what it belongs to, which its address names. */
  async function answer(
    c: Context<ShopContext>,
    act: (owner: string, id: string) => Promise<Outcome>,
  ): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    const [owner, id] = [c.req.param('id') ?? '', c.req.query('id') ?? ''];
    if (!isFromThisSite(c.req.raw, origin)) {
      await discard(c);
      return c.text('403', 403);
    }
    if (!isOrderId(owner) || !isOrderId(id)) {
      await discard(c);
      return c.notFound();
    }
    const outcome = await act(owner, id).catch((error: unknown): Outcome => {
      const level = isUnavailable(error) ? 'warn' : 'error';
      logger[level]({ err: error, requestId: c.get('requestId') }, 'a photograph was not taken');
      return { ok: false, reason: 'failed' };
    });
    await discard(c);
    const status = outcome.ok ? undefined : STATUS.get(outcome.reason);
    if (status !== undefined) return c.text(String(status), status);
    const region = c.req.query('region') ?? '';
    const failure = outcome.ok ? '' : `?photograph=${outcome.reason === 'busy' ? 'failed' : outcome.reason}`;
    return c.redirect(`/${isRegion(region) ? region : 'ua'}/${pages}/${owner}${failure}#photographs`, 303);
  }

  app.post('/:id', (c) => answer(c, (owner, id) => upload(c, owner, id)));
  app.post('/:id/remove', (c) => answer(c, async (owner, id) => remove(await askerOf(c), owner, id)));
  app.get('/photographs/:file{[\\da-f-]{36}\\.webp}', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const id = c.req.param('file').slice(0, -'.webp'.length);
    const found = await read(await askerOf(c), id);
    if (found === 'not-signed-in') return c.text('401', 401);
    if (found === 'not-owner') return c.text('403', 403);
    if (found === null) return c.notFound();
    return c.body(found.bytes, 200, {
      ...PRIVATE,
      'Content-Type': found.contentType,
      'Content-Length': String(found.bytes.byteLength),
    });
  });
  app.all('*', async (c) => {
    await discard(c);
    return c.text('404', 404);
  });
  return app;
}
