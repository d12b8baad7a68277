import { vi } from 'vitest';
import { EmbeddedClient } from '../../src/server/database/embedded-client.ts';

/** How many queries the database is asked while `work` runs, outside transactions. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(EmbeddedClient.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}
