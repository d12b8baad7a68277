import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { CASING } from './casing.ts';
import type { Database } from './database.ts';

const dialect = new PgDialect({ casing: CASING });

/**
 * A statement of a hot path. Its text is written once, and each connection to a server plans it once, under its name.
 * Runs on any handle, a transaction's too; `values` go by the names of its placeholders. Its rows are as the driver
 * reads them: select numbers as `int` or inside JSON, because drivers differ in larger ones and in dates. One of many
 * that visitors make up has no name, because connections keep those that have one for ever.
 */
export function statement<Row>(name: string | undefined, query: SQL) {
  const written = dialect.sqlToQuery(name === undefined ? query : sql`${sql.raw(`/* ${name} */`)} ${query}`);
  return async (database: Database, values: Readonly<Record<string, unknown>>): Promise<readonly Row[]> => {
    const prepared = database._.session.prepareQuery<{
      execute: { rows: Row[] };
      all: unknown;
      values: unknown;
    }>(written, undefined, name, false);
    const { rows } = await prepared.execute({ ...values });
    return rows;
  };
}
