import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { appliedMigrations } from './applied-migrations.ts';
import type { BackupHeader } from './format.ts';
import { listTables } from './list-tables.ts';

const ROWS_AT_ONCE = 500;

/** The rows of a table as lines of JSON; numbers and moments in the form that Postgres reads back exactly. */
async function* rowsOf(transaction: Database, table: string): AsyncGenerator<string> {
  await transaction.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(it)::text as line from ${sql.identifier(table)} it`,
  );
  for (;;) {
    const { rows } = await transaction.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await transaction.execute(sql`close backup_rows`);
}

async function* linesOf(transaction: Database): AsyncGenerator<string> {
  const header: BackupHeader = {
    backup: 'promin',
    version: 1,
    takenAt: new Date().toISOString(),
    migrations: await appliedMigrations(transaction),
  };
  yield JSON.stringify(header);
  for (const { name } of await listTables(transaction)) {
    yield JSON.stringify(name);
    yield* rowsOf(transaction, name);
  }
  // After the rows: a sequence that goes on meanwhile is never behind the rows of the snapshot.
  const { rows: sequences } = await transaction.execute(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename`);
  yield JSON.stringify(sequences);
}

/**
 * Gives `use` the lines of a backup of all tables as they were at one moment. On a server the shop goes on meanwhile;
 * the embedded database has one connection, so visitors wait.
 */
export const readBackup = <T>(
  database: Database,
  use: (lines: AsyncIterable<string>) => Promise<T>,
): Promise<T> =>
  database.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await transaction.execute(sql`set local timezone = 'UTC'`);
      return use(linesOf(transaction));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
