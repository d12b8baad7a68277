import { Hono, type Context } from 'hono';
import { isRegion } from '../../domain/locale/locale.ts';
import {
  PHOTOGRAPH_BYTES_MAX,
  PROTOCOL_KINDS,
  protocolPath,
  type PhotographReason,
  type ProtocolSubject,
} from '../../domain/rental/protocol.ts';
import { answerProblem, NOT_SIGNED_IN, type Problem } from '../api/problem.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { logger } from './logger.ts';
import { readUpload } from './read-upload.ts';
import { receiveBody } from './receive-body.ts';

/** What stands around a file in its form. */
const FRAME_BYTES_MAX = 16 * 1024;
/** So many uploads are received at the same time, each held in memory as it comes. */
const UPLOADS_MAX = 8;
const PHOTOGRAPH_FIELD = 'photograph';

/** Files of rentals are somebody's own: nothing keeps them, and opened by themselves they can load and run nothing. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};

/** What came of an upload; `reason` is what the page says of it. */
type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: Problem['status']; readonly reason: string };
const refused = (status: Problem['status'], reason: PhotographReason): Outcome => ({
  ok: false,
  status,
  reason,
});
const STATUS_OF = {
  'no-picture': 422,
  'too-many-pixels': 422,
  'too-large': 413,
  'too-many': 409,
  signed: 409,
  failed: 503,
} as const satisfies Record<PhotographReason, Problem['status']>;

/** The protocol that an address names; null for none that can be. */
function subjectIn(c: Context): ProtocolSubject | null {
  const { leaseId = '', kind: asked, machineId = '' } = c.req.param();
  const kind = PROTOCOL_KINDS.find((each) => each === asked);
  return kind !== undefined && isOrderId(leaseId) && /^\d{1,9}$/.test(machineId)
    ? { leaseId, kind, machineId: Number(machineId) }
    : null;
}

/**
 * `POST /rental-files/protocols/{leaseId}/{kind}/{machineId}?id=`: puts the file in the field `photograph` to a protocol, once whatever
 * happens to the answer; `…/remove` takes it away: both for staff. `GET /rental-files/photographs/{id}.webp`: for staff, and once the
 * protocol is signed for the owner of its order and its guest. An upload is looked at only after site and session.
 */
export function rentalFiles({ shop, publicUrl }: Pick<AppOptions, 'shop' | 'publicUrl'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  const { origin } = new URL(publicUrl);
  let receiving = 0;

  /** Hears a request out whose body nobody has read, and forgets what it brought. */
  async function discard(c: Context<ShopContext>): Promise<void> {
    if (!c.req.raw.bodyUsed) await receiveBody(c.req.raw, 0);
  }

  /** Whether who asks has passed the door of the back office; else the status that says so. */
  async function staffOf(c: Context<ShopContext>): Promise<{ readonly id: string } | 401 | 403> {
    const session = await shop.identity.sessionOf(c.req.raw.headers);
    if (session === null) return 401;
    return shop.account.backOfficeDoor(session) === 'open' ? session.user : 403;
  }

  async function receive(c: Context<ShopContext>, subject: ProtocolSubject, id: string): Promise<Outcome> {
    if (receiving >= UPLOADS_MAX) return refused(503, 'failed');
    receiving++;
    try {
      const { fault, request } = await receiveBody(c.req.raw, PHOTOGRAPH_BYTES_MAX + FRAME_BYTES_MAX);
      if (fault === 'too-large') return refused(413, 'too-large');
      if (fault === 'broken-off') return refused(422, 'no-picture');
      const body = Buffer.from(await request.arrayBuffer());
      const file = readUpload(body, request.headers.get('content-type') ?? '', PHOTOGRAPH_FIELD);
      if (file === null) return refused(422, 'no-picture');
      if (file.bytes.byteLength > PHOTOGRAPH_BYTES_MAX) return refused(413, 'too-large');
      const taken = await shop.rental.addPhotograph(subject, { id, bytes: file.bytes });
      if (taken.ok) return taken;
      if (taken.reason === 'protocol-not-found') return { ok: false, status: 404, reason: taken.reason };
      const reason = taken.reason === 'busy' ? 'failed' : taken.reason;
      return refused(STATUS_OF[reason], reason);
    } finally {
      receiving--;
    }
  }

  /** Answers a form of staff of this site: a script by JSON; a browser without one is led back to its page, which says a failure. */
  async function answerForm(
    c: Context<ShopContext>,
    act: (asked: { readonly subject: ProtocolSubject; readonly id: string }) => Promise<Outcome>,
  ): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    const isOwn = isFromThisSite(c.req.raw, origin);
    const staff = isOwn ? await staffOf(c) : 403;
    const [subject, id = ''] = [subjectIn(c), c.req.query('id')];
    if (typeof staff === 'number' || subject === null || !isOrderId(id)) {
      await discard(c);
      if (staff === 401) return answerProblem(c, NOT_SIGNED_IN);
      return staff === 403 ? c.text('403', 403) : c.notFound();
    }
    const outcome = await act({ subject, id }).catch((error: unknown): Outcome => {
      const level = isUnavailable(error) ? 'warn' : 'error';
      logger[level]({ err: error, requestId: c.get('requestId') }, 'a photograph was not taken');
      return refused(503, 'failed');
    });
    await discard(c);
    if (c.req.header('accept')?.includes('application/json')) {
      if (outcome.ok) return c.json({ data: { id } });
      const { status, reason } = outcome;
      if (status === 503) c.header('Retry-After', String(RETRY_AFTER_SECONDS));
      return answerProblem(c, { status, message: reason, details: { reason } });
    }
    if (!outcome.ok && outcome.status === 404) return c.notFound();
    const region = c.req.query('region');
    const page = `/${isRegion(region) ? region : 'ua'}${protocolPath(subject)}`;
    return c.redirect(`${page}${outcome.ok ? '' : `?photograph=${outcome.reason}`}#photographs`, 303);
  }

  app.post('/protocols/:leaseId/:kind/:machineId', (c) =>
    answerForm(c, ({ subject, id }) => receive(c, subject, id)),
  );
  app.post('/protocols/:leaseId/:kind/:machineId/remove', (c) =>
    answerForm(c, async ({ subject, id }) =>
      (await shop.rental.removePhotograph(subject, id)).ok ? { ok: true } : refused(409, 'signed'),
    ),
  );
  app.get('/photographs/:file{[\\da-f-]{36}\\.webp}', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const { headers } = c.req.raw;
    const session = await shop.identity.sessionOf(headers);
    const found = await shop.rental.readPhotograph(c.req.param('file').slice(0, -'.webp'.length), {
      userId: session?.user.id ?? null,
      guestOrderId: shop.guests.orderIn(headers),
      isStaff: session !== null && shop.account.backOfficeDoor(session) === 'open',
    });
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
