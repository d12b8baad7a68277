import { Hono } from 'hono';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, because its database answers and it is not stopping. */
export function health({ shop, isStopping }: Pick<AppOptions, 'shop' | 'isStopping'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await shop.ping();
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  return app;
}
