import type { Context } from 'hono';
import type { ShopContext } from '../client-address.ts';
import type { ResponseCache, Made, PlainAnswer } from './response-cache.ts';
import { packAnswer } from './cached-response.ts';

/** A response that has been read. */
export const plainAnswerOf = async (response: Response): Promise<PlainAnswer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});

async function kept(
  plain: PlainAnswer,
  shared: Readonly<Record<string, string>>,
  { plainBodies }: ResponseCache,
): Promise<Made> {
  const isForOne = 'set-cookie' in plain.headers || plain.headers['cache-control'] === 'no-store';
  if (plain.status !== 200 || isForOne) return { plain };
  return { kept: await packAnswer(plain.body, { ...plain.headers, ...shared }, plainBodies) };
}

/**
 * Answers with what everybody gets who asks the same: the kept answer, or one that is made now. `headers` are kept
 * with it, because a kept answer is sent by itself.
 */
export async function shareAnswer(
  c: Context<ShopContext>,
  make: () => Promise<PlainAnswer>,
  {
    cache,
    key,
    headers: shared,
  }: { cache: ResponseCache; key: string; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const started = performance.now();
  const made = await cache.findOrMake(key, async () => kept(await make(), shared, cache));
  const answer =
    'kept' in made
      ? made.kept.answer({
          acceptEncoding: c.req.header('accept-encoding'),
          ifNoneMatch: c.req.header('if-none-match'),
        })
      : made.plain;
  const hasBody = c.req.method !== 'HEAD' && answer.status !== 304;
  const headers = new Headers(answer.headers);
  headers.set('server-timing', `cache;desc=miss, total;dur=${(performance.now() - started).toFixed(1)}`);
  return new Response(hasBody ? new Uint8Array(answer.body) : null, { status: answer.status, headers });
}
