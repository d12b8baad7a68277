import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Listener, ListenerEvents } from './listener.ts';

/**
 * The shop's handle on Postgres: the same type for the embedded database, a server, and a transaction of either.
 * Inside a transaction only the transaction's own handle may be used; the embedded database refuses the outer one.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** An open database and what its life needs. */
export interface Connection {
  readonly kind: 'embedded' | 'postgres';
  readonly database: Database;
  /** Answers when the database does; throws otherwise. */
  readonly ping: () => Promise<void>;
  /** Applies the migrations of a folder that are missing; one process at a time. */
  readonly migrate: (migrationsFolder: string) => Promise<void>;
  /** Hears what is said on a channel (NOTIFY), by this process or another. */
  readonly listen: (channel: string, events: ListenerEvents) => Listener;
  /** Ends the connections after the queries in flight. */
  readonly close: () => Promise<void>;
}
