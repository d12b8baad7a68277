import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../env.ts';

/** Who may read the shop's figures: who knows the token, or who sits on this machine. */
export type MetricsAccess =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'this-machine' | 'nobody' };

/**
 * Figures tell a rival how the shop sells. With METRICS_TOKEN they are for who sends it; without, for programs on this
 * machine, and for nobody once the shop has a PUBLIC_URL: behind a proxy strangers come from this machine too.
 */
export function metricsAccess({
  METRICS_TOKEN,
  PUBLIC_URL,
}: Pick<Settings, 'METRICS_TOKEN' | 'PUBLIC_URL'>): MetricsAccess {
  if (METRICS_TOKEN !== undefined) return { kind: 'token', token: METRICS_TOKEN };
  return { kind: PUBLIC_URL === undefined ? 'this-machine' : 'nobody' };
}

interface Caller {
  readonly authorization: string | undefined;
  /** Of the connection itself; undefined without one. */
  readonly remoteAddress: string | undefined;
  /** Whether somebody passed the request on. */
  readonly isForwarded: boolean;
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a caller may read the figures. */
export function mayReadMetrics(access: MetricsAccess, caller: Caller): boolean {
  switch (access.kind) {
    case 'token':
      return timingSafeEqual(hash(caller.authorization ?? ''), hash(`Bearer ${access.token}`));
    case 'this-machine':
      return !caller.isForwarded && LOOPBACK.test(caller.remoteAddress ?? '');
    case 'nobody':
      return false;
  }
}
