import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { seededData, type BuiltShop, type ShopData } from './built-shop.ts';
import { complaintsIn } from './complaints-in.ts';
import { memoryOf } from './process-memory.ts';
import { startShop } from './shop-process.ts';

/** A built shop of which a test of faults sees the inside. */
export interface WatchedShop extends BuiltShop {
  /** What its log says that is more than a warning, or that its logger did not write. */
  readonly complaints: () => string[];
  /** What its log says of a request so far: it is written beside the answer, perhaps a moment later. */
  readonly logOf: (requestId: string | null) => string;
  /** What it holds in memory, in megabytes. */
  readonly memory: () => number;
}

/** The built shop in a process of its own, for the tests of one file. */
export async function openWatchedShop(
  options: { readonly data?: ShopData; readonly environment?: NodeJS.ProcessEnv } = {},
): Promise<WatchedShop> {
  const data = options.data ?? (await seededData());
  const logFile = join(data.dataDirectory, 'log');
  const environment = { LOG_LEVEL: 'warn', ...options.environment };
  const shop = await startShop({ ...data, logFile, environment });
  afterAll(() => shop.stop());
  return {
    ...shop,
    ask: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }),
    complaints: () => complaintsIn(logFile),
    logOf: (requestId) =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes(`"requestId":"${requestId}"`))
        .join('\n'),
    memory: () => memoryOf(shop.pid),
  };
}
