import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** How long a transaction may do nothing, on both databases. */
export const IDLE_IN_TRANSACTION_MS = 15_000;

/** A transaction that waited too long for the code that holds it. */
class IdleInTransaction extends Error {
  override readonly name = 'IdleInTransaction';
  /** Postgres' own code for it: the client should ask again. */
  readonly code = '57P05';
  constructor() {
    super(`The transaction did nothing for ${IDLE_IN_TRANSACTION_MS / 1000} s and was undone`);
  }
}

/**
 * Postgres' `idle_in_transaction_session_timeout` for the embedded database, which has no such clock: there, a
 * transaction that waits for something else holds up every query of the shop.
 */
export class IdleLimit {
  readonly #reached = Promise.withResolvers<never>();
  readonly #timer = setTimeout(() => this.#onTime(), IDLE_IN_TRANSACTION_MS);
  #isOver = false;
  #asking = 0;

  /** Asks within the transaction and counts from the answer again; refused once the transaction is over. */
  async ask<T>(query: () => Promise<T>): Promise<T> {
    if (this.#isOver) throw new IdleInTransaction();
    this.#asking++;
    try {
      return await query();
    } finally {
      this.#asking--;
      if (!this.#isOver) this.#timer.refresh();
    }
  }

  /** A statement that takes long is not idle, as on a server. */
  #onTime(): void {
    if (this.#asking > 0) this.#timer.refresh();
    else this.#reached.reject(new IdleInTransaction());
  }

  /** What `work` gives; an error, which undoes the transaction, if it is idle for too long. */
  async unlessReached<T>(work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, this.#reached.promise]);
    } finally {
      this.#isOver = true;
      clearTimeout(this.#timer);
    }
  }
}

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
