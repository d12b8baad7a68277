import type { MiddlewareHandler } from 'hono';
import { isAskedFor } from '../../domain/routing/error-status.ts';
import { kindOfPath } from '../metrics/kind-of-path.ts';
import { traceStep, type Step } from '../tracing/steps.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { logger } from './logger.ts';
import { maskPersonal } from './mask-personal.ts';

/** Counts each request, logs it, and makes it a step; of what only a machine asks all day there is no trace. */
export const noteRequest =
  ({ shop }: Pick<AppOptions, 'shop'>): MiddlewareHandler<ShopContext> =>
  async (c, next) => {
    const { method, path } = c.req;
    const requestId = c.get('requestId');
    const kind = kindOfPath(path);
    const started = performance.now();
    const answer = async () => {
      await next();
      step.attributes['http.response.status_code'] = c.res.status;
      if (c.res.status >= 500 && !isAskedFor(path, c.res.status)) step.error ??= c.res.status;
    };
    const shownPath = maskPersonal(path);
    const step: Step = {
      kind: 'request',
      name: `${method} ${kind}`,
      attributes: { 'http.request.method': method, 'url.path': shownPath, 'promin.request_id': requestId },
      headers: c.req.raw.headers,
    };
    await (kind === 'health' ? answer() : traceStep(step, answer));
    const { status } = c.res;
    const ms = performance.now() - started;
    // A visitor who asks for the page about 500 must not ring the alarm of failures.
    const counted = isAskedFor(path, status) ? 400 : status;
    shop.metrics.countRequest({ kind, method, status: counted, seconds: ms / 1000 });
    const level = kind === 'health' && status < 400 ? 'debug' : 'info';
    logger[level]({ requestId, method, path: shownPath, status, ms: Math.round(ms) }, 'answered');
  };
