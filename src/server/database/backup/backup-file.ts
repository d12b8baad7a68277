import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { appliedMigrations, type BackupHeader, listTables } from './backup-format.ts';

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

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes a backup to a file that only this account may read, for it holds customers' addresses. The file appears when
 * it is whole; an earlier one of the name is replaced.
 */
export async function saveBackup(database: Database, path: string): Promise<void> {
  const draft = `${path}.partial`;
  try {
    await rm(draft, { force: true });
    await readBackup(database, (lines) =>
      pipeline(
        Readable.from(withLineEnds(lines)),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The lines of a backup file. Only `\n` ends one: texts may hold the other characters that end lines. */
export async function* linesOfFile(path: string): AsyncGenerator<string> {
  let rest = '';
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.once('error', (error) => text.destroy(error));
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
