import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { CASING, type Database } from './database.ts';

const dialect = new PgDialect({ casing: CASING });

/**
 * A statement of a hot path, whose text is written once; logs of the database and traces show its name.
 * Runs on any handle, a transaction's too; `values` go by the names of its placeholders. Its rows are as the driver
 * reads them: select numbers as `int` or inside JSON, because drivers differ in larger ones and in dates.
 */
export function statement<Row>(name: string, query: SQL) {
  const written = dialect.sqlToQuery(sql`${sql.raw(`/* ${name} */`)} ${query}`);
  return async (database: Database, values: Readonly<Record<string, unknown>>): Promise<readonly Row[]> => {
    const prepared = database._.session.prepareQuery<{
      execute: { rows: Row[] };
      all: unknown;
      values: unknown;
    }>(written, undefined, undefined, false);
    const { rows } = await prepared.execute({ ...values });
    return rows;
  };
}

/**
 * Runs reading statements of which each is cancelled after so many milliseconds: the server then throws 57014. The
 * embedded database runs them in this process and cannot be interrupted.
 */
export const withinTime = <T>(
  database: Database,
  milliseconds: number,
  work: (limited: Database) => Promise<T>,
): Promise<T> =>
  database.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
      return work(transaction);
    },
    { accessMode: 'read only' },
  );
