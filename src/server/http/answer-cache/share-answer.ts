import type { Context } from 'hono';
import type { ShopContext } from '../client-address.ts';
import type { AnswerCache, Made } from './answer-cache.ts';
import { packAnswer } from './kept-answer.ts';

async function madeOf(response: Response, shared: Readonly<Record<string, string>>): Promise<Made> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (response.status === 200 && !response.headers.has('set-cookie')) {
    return { kept: await packAnswer(body, { ...headers, ...shared }) };
  }
  return { plain: { status: response.status, headers, body } };
}

/**
 * Answers with what everybody gets who asks the same: the kept answer, or one that is made now. `headers` are kept
 * with it, because a kept answer is sent by itself.
 */
export async function shareAnswer(
  c: Context<ShopContext>,
  make: () => Promise<Response>,
  {
    cache,
    key,
    headers: shared,
  }: { cache: AnswerCache; key: string; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const started = performance.now();
  const made = await cache.findOrMake(key, async () => madeOf(await make(), shared));
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
