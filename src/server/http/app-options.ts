import type { Shop } from '../wiring.ts';

/** What the HTTP side of the shop is made from. */
export interface AppOptions {
  readonly shop: Shop;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly devPages: boolean;
  /** True once the process is told to stop; readiness then fails so that no new work is sent. */
  readonly isStopping: () => boolean;
}
