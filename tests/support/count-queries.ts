import pg from 'pg';
import { vi } from 'vitest';
import { EmbeddedClient } from '../../src/server/database/embedded-client.ts';

/**
 * How many queries a database of either kind is asked while `work` runs, outside transactions. What listens for changes asks
 * on a connection of its own, and is not counted.
 */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const asked = [vi.spyOn(EmbeddedClient.prototype, 'query'), vi.spyOn(pg.Pool.prototype, 'query')];
  try {
    await work();
    return asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of asked) spy.mockRestore();
  }
}
