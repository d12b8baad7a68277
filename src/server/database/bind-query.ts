import type { Database } from './database.ts';

/** Gives a query its database: the only one, or whichever of several is to answer. */
export type BindQuery = <Input extends readonly unknown[], Result>(
  query: (database: Database) => (...input: Input) => Promise<Result>,
) => (...input: Input) => Promise<Result>;
