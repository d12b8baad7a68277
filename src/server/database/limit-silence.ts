import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Whether the server owes an answer; a field of the driver's that its types do not name. */
const isAsked = (client: PoolClient) => 'readyForQuery' in client && client.readyForQuery === false;

/**
 * Cuts each connection of a pool on which a server says nothing for so long in the middle of a query: it cannot even cancel
 * a statement. The query fails as on any broken connection, and none comes back to the pool with a statement that still
 * runs. By the socket's own clock, because the driver's `query_timeout` makes a function for each query
 * (docs/memory.md).
 */
export function limitSilence(pool: Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(milliseconds).on('timeout', () => {
      if (isAsked(client)) stream.destroy(new Error('Query read timeout'));
    });
  });
}
