import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Listener, ListenerEvents } from './listener.ts';

/**
 * The shop's handle on Postgres: the same type for the embedded database, a server, and a transaction of either.
 * Inside a transaction only the transaction's own handle may be used; the embedded database refuses the outer one.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** What the connections of this process do just now. */
export interface DatabaseLoad {
  readonly busy: number;
  readonly idle: number;
  /** Callers that have no connection yet. */
  readonly waiting: number;
}

/** An open database and what its life needs. */
export interface Connection {
  readonly kind: 'embedded' | 'postgres';
  readonly database: Database;
  /** Answers when the database does; throws otherwise. */
  readonly ping: () => Promise<void>;
  /** Read from memory: asks the database nothing. */
  readonly load: () => DatabaseLoad;
  /** Applies the migrations of a folder that are missing; one process at a time. */
  readonly migrate: (migrationsFolder: string) => Promise<void>;
  /**
   * Tidies tables and indexes and renews what the planner knows, after many rows were written and however long it takes.
   * What was written lies in a list beside the word indexes at first: until that is put in its place, a search reads all
   * texts instead (13 ms, not 1). The embedded database never tidies by itself, a server within minutes.
   */
  readonly tidy: () => Promise<void>;
  /** Hears what is said on a channel (NOTIFY), by this process or another. */
  readonly listen: (channel: string, events: ListenerEvents) => Listener;
  /** Ends the connections after the queries in flight. */
  readonly close: () => Promise<void>;
}
