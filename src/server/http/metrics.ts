import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Settings } from '../env.ts';
import { isPublic } from '../installation.ts';
import { isLocalCaller, type Caller, type ShopContext, callerOf } from './client-address.ts';
import type { AppOptions } from './app-options.ts';

/** Who may read the shop's metrics: who knows the token, or who sits on this machine. */
export type MetricsAccess =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'this-machine' | 'nobody' };

/**
 * Metrics tell a rival how the shop sells. With METRICS_TOKEN they are for who sends it; without, for programs on this
 * machine, and in a public shop for nobody: behind a proxy strangers come from this machine too.
 */
export function metricsAccess(settings: Settings): MetricsAccess {
  const { METRICS_TOKEN: token } = settings;
  if (token !== undefined) return { kind: 'token', token };
  return { kind: isPublic(settings) ? 'nobody' : 'this-machine' };
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a caller may read the metrics. */
export function mayReadMetrics(
  access: MetricsAccess,
  caller: Caller & { readonly authorization: string | undefined },
): boolean {
  switch (access.kind) {
    case 'token':
      return timingSafeEqual(hash(caller.authorization ?? ''), hash(`Bearer ${access.token}`));
    case 'this-machine':
      return isLocalCaller(caller);
    case 'nobody':
      return false;
  }
}

/** `/metrics`: the shop's metrics in the form that Prometheus reads. To who may not read them it does not exist. */
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
