import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../env.ts';
import { isPublic } from '../installation.ts';
import { isLocalCaller, type Caller } from './local-caller.ts';

/** Who may read the shop's figures: who knows the token, or who sits on this machine. */
export type MetricsAccess =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'this-machine' | 'nobody' };

/**
 * Figures tell a rival how the shop sells. With METRICS_TOKEN they are for who sends it; without, for programs on this
 * machine, and in a public shop for nobody: behind a proxy strangers come from this machine too.
 */
export function metricsAccess(settings: Settings): MetricsAccess {
  const { METRICS_TOKEN: token } = settings;
  if (token !== undefined) return { kind: 'token', token };
  return { kind: isPublic(settings) ? 'nobody' : 'this-machine' };
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a caller may read the figures. */
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
