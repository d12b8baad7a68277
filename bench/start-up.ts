import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { startShop, type Running, type ShopOptions } from '../tests/support/shop-process.ts';

/** How a shop starts on a database that it knows already, and what memory it takes. */
export interface StartUp {
  /** From the start of the process until it is ready. */
  readonly readyMs: number;
  /** Of memory, once the first work of compiling is done. */
  readonly settledMegabytes: number;
}

const SETTLED_AFTER_MS = 10_000;

/** Resident memory of a process in megabytes; NaN where that cannot be told. */
export function megabytesOf({ pid }: Running): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Starts the shop a second time, so that nothing has to be seeded, and stops it. */
export async function measureStartUp(options: ShopOptions): Promise<StartUp> {
  const begun = performance.now();
  const shop = await startShop(options);
  const readyMs = performance.now() - begun;
  await setTimeout(SETTLED_AFTER_MS);
  const settledMegabytes = megabytesOf(shop);
  await shop.stop();
  return { readyMs, settledMegabytes };
}
