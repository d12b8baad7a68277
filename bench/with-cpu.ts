import type { Running } from '../tests/support/shop-process.ts';
import { cpuMsOf } from './cpu-time.ts';
import type { Figures } from './measure.ts';

/** Figures with what the server's process took for each request, all its threads; NaN where that cannot be told. */
export interface FiguresWithCpu extends Figures {
  readonly cpuMs: number;
}

/** Measures a load together with the processor time of the server that it falls on. */
export async function withCpu(
  { pid }: Running,
  measure: () => Promise<Figures & { readonly requests: number }>,
): Promise<FiguresWithCpu> {
  const before = cpuMsOf(pid);
  const figures = await measure();
  return { ...figures, cpuMs: (cpuMsOf(pid) - before) / figures.requests };
}
