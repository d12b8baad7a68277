import { Histogram, type Registry } from 'prom-client';
import type { RequestKind } from './kind-of-path.ts';

export interface AnsweredRequest {
  readonly kind: RequestKind;
  /** As the request has it; methods that the shop does not know are counted together. */
  readonly method: string | undefined;
  readonly status: number;
  /** From the request's arrival to its answer. */
  readonly seconds: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** From a page out of memory to the order that waited for its locks. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts answered requests and their time; half a microsecond each, so that answers from memory can afford it. */
export function requestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const duration = new Histogram({
    name: 'promin_http_request_duration_seconds',
    help: 'Time to answer a request, by what it asked for, its method and the class of its status',
    labelNames: ['kind', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ kind, method = '', status, seconds }) =>
    duration.observe(
      { kind, method: METHODS.has(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` },
      seconds,
    );
}
