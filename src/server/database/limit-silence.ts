import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * Cuts each connection of a pool on which nothing has been said for so long while somebody has it: a server that cannot
 * even cancel a statement, or a transaction that thinks. A query fails then as on any broken connection, and none comes
 * back to the pool with a statement that still runs. By the socket's own clock, because the driver's `query_timeout` makes
 * a function for each query (docs/decisions/0038).
 */
export function limitSilence(pool: Pool, milliseconds: number): void {
  const taken = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_, client) => taken.delete(client));
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(milliseconds).on('timeout', () => {
      if (taken.has(client)) stream.destroy(new Error('Query read timeout'));
    });
  });
}
