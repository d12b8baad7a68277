import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';

/** Whoever asks wants an answer before it gives up itself: balancers wait a few seconds. */
const ANSWER_WITHIN_MS = 1_500;

/** Health responses must not be cached. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Asks the database whether it answers in time. A question that hangs is not asked a second time beside it. */
function databaseAnswers(ping: () => Promise<void>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      await ping();
      return true;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  };
  return () => Promise.race([(asked ??= ask()), setTimeout(ANSWER_WITHIN_MS, false, { ref: false })]);
}

/** `/healthz`: the process answers. `/readyz`: it can serve, because its database answers and it is not stopping. */
export function health(options: {
  shop: Pick<AppOptions['shop'], 'ping'>;
  isStopping: () => boolean;
}): Hono<ShopContext> {
  const isUp = databaseAnswers(options.shop.ping);
  const app = new Hono<ShopContext>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, FRESH));
  app.get('/readyz', async (c) => {
    if (options.isStopping()) return c.json({ status: 'stopping' }, 503, FRESH);
    return (await isUp())
      ? c.json({ status: 'ready' }, 200, FRESH)
      : c.json({ status: 'database unavailable' }, 503, FRESH);
  });
  return app;
}
