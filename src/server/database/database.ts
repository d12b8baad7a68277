import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** Columns are named `like_this` in the database. */
export const CASING = 'snake_case';

/** Gives a query its database: the only one, or whichever of several is to answer. */
export type BindQuery = <Input extends readonly unknown[], Result>(
  query: (database: Database) => (...input: Input) => Promise<Result>,
) => (...input: Input) => Promise<Result>;

/** A line on which the database tells of what happens in it (LISTEN). */
export interface Listener {
  /** Whether every message of the past was heard; while it is false, messages may be missing. */
  readonly isCurrent: () => boolean;
  /** Resolves when all that was committed before the call has been heard, or the line is down. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ListenerEvents {
  readonly onMessage: (payload: string) => void;
  /** The line is up; what was said while it was not is lost. */
  readonly onConnected: () => void;
}

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

/** `інвентор` is 0.5 like `інвертор гібридний`; the extension's own threshold of 0.6 would miss it. */
export const WORD_SIMILARITY_THRESHOLD = 0.4;
