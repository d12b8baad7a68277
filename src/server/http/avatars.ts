import { Hono, type Context } from 'hono';
import { AVATAR_BYTES_MAX, avatarAddress, type AvatarReason } from '../../domain/account/avatar.ts';
import { answerProblem, NOT_SIGNED_IN, type Problem } from '../api/problem.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { logger } from './logger.ts';
import { readUpload } from './read-upload.ts';
import { receiveBody } from './receive-body.ts';

/** What stands around the picture in its form. */
const FRAME_BYTES_MAX = 16 * 1024;
/** So many uploads are received at the same time, one of each account, each held in memory as it comes. */
const UPLOADS_MAX = 8;
const FORM_FIELD = 'avatar';

/** The address of a version never has another content; it is the owner's, so that nothing between may keep it. */
const CACHING = 'private, max-age=31536000, immutable';
/** Opened by itself a picture can load and run nothing. */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const BACK_TO = /^\/(?:ua|pl|en)\/profile(?:\/[a-z]+)?$/;
const REGION = /^\/[a-z]{2}/;

type Outcome =
  | { readonly ok: true; readonly image: string | null }
  | { readonly ok: false; readonly problem: Problem };

const refusal = (
  status: Problem['status'],
  reason: AvatarReason,
  rest: { message: string; retryAfterSeconds?: number },
): Outcome => ({
  ok: false,
  problem: {
    status,
    message: rest.message,
    details: { reason },
    ...(rest.retryAfterSeconds === undefined
      ? {}
      : { headers: { 'Retry-After': String(rest.retryAfterSeconds) } }),
  },
});
const VISITOR: Outcome = { ok: false, problem: NOT_SIGNED_IN };
const TOO_LARGE = refusal(413, 'too-large', {
  message: `A picture has at most ${AVATAR_BYTES_MAX / 1024 / 1024} MB`,
});
const NO_PICTURE = refusal(422, 'no-picture', {
  message: 'No picture that can be read: JPEG, PNG or WebP',
});
const TOO_MANY_PIXELS = refusal(422, 'too-many-pixels', { message: 'A picture has at most 25 megapixels' });
const tooMany = (retryAfterSeconds: number) =>
  refusal(429, 'too-many', { message: 'Too many pictures; try again later', retryAfterSeconds });
const notNow = (retryAfterSeconds: number) =>
  refusal(503, 'failed', { message: 'The avatar cannot be changed now', retryAfterSeconds });

/** Answers a script with JSON; a browser without one is led back to its page, which says a failure by `?avatar={reason}`. */
function answer(c: Context<ShopContext>, outcome: Outcome): Response {
  c.header('Cache-Control', 'no-store');
  if (c.req.header('accept')?.includes('application/json')) {
    return outcome.ok ? c.json({ data: { image: outcome.image } }) : answerProblem(c, outcome.problem);
  }
  const given = c.req.query('back') ?? '';
  const back = BACK_TO.test(given) ? given : '/ua/profile';
  if (outcome.ok) return c.redirect(back, 303);
  if (outcome.problem.status === 401) {
    return c.redirect(`${REGION.exec(back)?.[0] ?? ''}/auth?redirect=${encodeURIComponent(back)}`, 303);
  }
  return c.redirect(`${back}?avatar=${String(outcome.problem.details?.reason)}`, 303);
}

/**
 * `POST /avatars`: makes the file in the field `avatar` the customer's avatar (C §7). `POST /avatars/remove` takes it away.
 * `GET /avatars/{uid}/{version}.webp`: the picture, for its owner and for staff; whoever else asks learns nothing. All else here is a
 * 404. An upload is looked at only after site, session and limit: nobody else's megabytes are kept in memory.
 */
export function avatars({ shop, publicUrl }: Pick<AppOptions, 'shop' | 'publicUrl'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  const { origin } = new URL(publicUrl);
  const receiving = new Set<string>();

  /** Hears a request out whose body nobody has read, and forgets what it brought. */
  async function discard(c: Context<ShopContext>): Promise<void> {
    if (!c.req.raw.bodyUsed) await receiveBody(c.req.raw, 0);
  }

  async function upload(c: Context<ShopContext>, userId: string): Promise<Outcome> {
    const { fault, request } = await receiveBody(c.req.raw, AVATAR_BYTES_MAX + FRAME_BYTES_MAX);
    if (fault === 'too-large') return TOO_LARGE;
    if (fault === 'broken-off') return NO_PICTURE;
    const body = Buffer.from(await request.arrayBuffer());
    const file = readUpload(body, request.headers.get('content-type') ?? '', FORM_FIELD);
    if (file === null) return NO_PICTURE;
    if (file.bytes.byteLength > AVATAR_BYTES_MAX) return TOO_LARGE;
    const changed = await shop.avatars.change(userId, file);
    if (changed.ok) return { ok: true, image: avatarAddress(changed.key) };
    if (changed.reason === 'busy') return notNow(1);
    if (changed.reason === 'no-account') return VISITOR;
    return changed.reason === 'too-many-pixels' ? TOO_MANY_PIXELS : NO_PICTURE;
  }

  /** Does what a customer asks for, unless too much was asked for already. */
  async function askAsCustomer(
    c: Context<ShopContext>,
    act: (userId: string) => Promise<Outcome>,
  ): Promise<Outcome> {
    const user = await shop.identity.userOf(c.req.raw.headers);
    if (user === null) return VISITOR;
    const decision = await shop.limits.avatar(user.id);
    if (!decision.ok) return tooMany(decision.retryAfterSeconds);
    if (receiving.size === UPLOADS_MAX || receiving.has(user.id)) return notNow(1);
    receiving.add(user.id);
    try {
      return await act(user.id);
    } finally {
      receiving.delete(user.id);
    }
  }

  /** Answers a form of this site; what fails is logged, and said as C §8 says it. */
  async function answerForm(
    c: Context<ShopContext>,
    act: (userId: string) => Promise<Outcome>,
  ): Promise<Response> {
    const isOwn = isFromThisSite(c.req.raw, origin);
    const outcome = isOwn
      ? await askAsCustomer(c, act).catch((error: unknown) => {
          const level = isUnavailable(error) ? 'warn' : 'error';
          logger[level]({ err: error, requestId: c.get('requestId') }, 'an avatar was not changed');
          return notNow(RETRY_AFTER_SECONDS);
        })
      : null;
    await discard(c);
    return outcome ? answer(c, outcome) : c.text('Cross-site request', 403);
  }

  app.post('/', (c) => answerForm(c, (userId) => upload(c, userId)));
  app.post('/remove', (c) =>
    answerForm(c, async (userId) => {
      await shop.avatars.remove(userId);
      return { ok: true, image: null };
    }),
  );
  app.get('/:userId/:file{\\d+-[a-z\\d]+\\.webp}', async (c) => {
    c.header('Cache-Control', 'no-store');
    const session = await shop.identity.sessionOf(c.req.raw.headers);
    if (session === null) return c.text('401', 401);
    const { userId, file } = c.req.param();
    const isAllowed = session.user.id === userId || shop.account.backOfficeDoor(session, null) === 'open';
    if (!isAllowed) return c.text('403', 403);
    const found = await shop.avatars.read(userId, file.slice(0, -'.webp'.length));
    if (found === null) return c.notFound();
    return c.body(found.bytes, 200, {
      'Content-Type': found.contentType,
      'Content-Length': String(found.bytes.byteLength),
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': CACHING,
    });
  });
  app.all('*', async (c) => {
    await discard(c);
    return c.text('404', 404);
  });
  return app;
}
