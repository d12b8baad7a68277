import { Hono } from 'hono';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { callerOf } from './local-caller.ts';
import { mayReadMetrics, type MetricsAccess } from './metrics-access.ts';

/** `/metrics`: the shop's figures in the form that Prometheus reads. To who may not read them it does not exist. */
export function metrics(options: {
  shop: Pick<AppOptions['shop'], 'metrics'>;
  metricsAccess: MetricsAccess;
}): Hono<ShopContext> {
  const { registry } = options.shop.metrics;
  const app = new Hono<ShopContext>();
  app.get('/metrics', async (c) => {
    const isAllowed = mayReadMetrics(options.metricsAccess, {
      ...callerOf(c),
      authorization: c.req.header('authorization'),
    });
    if (!isAllowed) return c.notFound();
    const text = await registry.metrics();
    return c.body(text, 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  });
  return app;
}
