import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection, Database } from '../database.ts';
import {
  appliedMigrations,
  BackupRefused,
  backupHeader,
  sequenceValues,
  COUNTED_TABLES,
  DERIVED_TABLES,
  listTables,
  type Table,
} from './backup-format.ts';

/**
 * Runs `work` without foreign keys, so that rows may come in any order, and makes the keys again: Postgres then checks
 * every row. Within a transaction; an ordinary owner of the tables may do it.
 */
async function withoutForeignKeys<T>(transaction: Database, work: () => Promise<T>): Promise<T> {
  const { rows: keys } = await transaction.execute<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  for (const { drop } of keys) await transaction.execute(sql.raw(drop));
  const result = await work();
  for (const { add } of keys) await transaction.execute(sql.raw(add));
  return result;
}

const ROWS_AT_ONCE = 500;

/** What a restore did. */
export interface Restored {
  readonly takenAt: string;
  readonly rows: number;
}

function headerIn(line: string) {
  try {
    return v.parse(backupHeader, JSON.parse(line));
  } catch {
    throw new BackupRefused('This is not a backup of the shop.');
  }
}

/** Tables are written by what made them; a backup of other tables must not be poured into these. */
async function checkMigrations(database: Database, ofBackup: readonly string[]) {
  const here = await appliedMigrations(database);
  if (here.join() === ofBackup.join()) return;
  const age = ofBackup.length < here.length ? 'an older' : 'a newer or another';
  throw new BackupRefused(
    `The backup is of ${age} version of the tables (${ofBackup.length} migrations, here ${here.length}). ` +
      'Restore it with the version of the shop that made it; a newer one brings the tables up to date when it starts.',
  );
}

async function makeEmpty(transaction: Database, tables: readonly Table[], mayReplace: boolean) {
  const names = tables.map(({ name }) => sql.identifier(name));
  if (!mayReplace) {
    for (const [index, name] of names.entries()) {
      const { rows } = await transaction.execute(sql`select 1 from ${name} limit 1`);
      if (rows.length === 0) continue;
      throw new BackupRefused(
        `The database is not empty: ${tables[index]?.name} has rows. ` +
          'Restoring replaces everything in it; repeat with CONFIRM=restore if that is meant.',
      );
    }
  }
  const made = [...DERIVED_TABLES, ...COUNTED_TABLES].map((name) => sql.identifier(name));
  await transaction.execute(sql`truncate ${sql.join([...names, ...made], sql`, `)}`);
}

async function insertRows(transaction: Database, { name, columns }: Table, lines: readonly string[]) {
  if (lines.length === 0) return;
  const table = sql.identifier(name);
  const written = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await transaction.execute(sql`
    insert into ${table} (${written}) overriding system value
    select ${written} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`);
}

async function setSequences(transaction: Database, line: string) {
  for (const { name, value } of v.parse(sequenceValues, JSON.parse(line))) {
    const sequence = sql`format('%I', ${name}::text)::regclass`;
    await transaction.execute(
      value === null
        ? sql`select setval(${sequence}, start_value, false) from pg_sequences where schemaname = 'public' and sequencename = ${name}`
        : sql`select setval(${sequence}, ${value}::bigint)`,
    );
  }
}

/** Writes the lines below the header; answers the number of rows. */
async function writeLines(transaction: Database, lines: AsyncIterator<string>, tables: readonly Table[]) {
  let [table, rows]: [Table | undefined, number] = [undefined, 0];
  let waiting: string[] = [];
  const flush = async () => {
    if (table) {
      await insertRows(transaction, table, waiting);
      rows += waiting.length;
    }
    waiting = [];
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value;
    if (line.startsWith('{')) {
      waiting.push(line);
      if (waiting.length === ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if (line.startsWith('[')) {
      await setSequences(transaction, line);
      return rows;
    }
    const name: unknown = JSON.parse(line);
    table = tables.find((each) => each.name === name);
    if (!table && !COUNTED_TABLES.some((counted) => counted === name))
      throw new BackupRefused(`The backup has a table that is not here: ${String(name)}.`);
  }
  throw new BackupRefused('The backup is cut off: its end is missing.');
}

/**
 * Puts a backup's rows and sequences into a migrated database: all or nothing. One that holds anything is refused
 * unless `mayReplace`. Throws BackupRefused with the reason.
 */
export async function restoreBackup(
  connection: Pick<Connection, 'database' | 'kind' | 'tidy'>,
  backup: AsyncIterable<string>,
  { mayReplace }: { mayReplace: boolean },
): Promise<Restored> {
  const { database } = connection;
  const lines = backup[Symbol.asyncIterator]();
  const first = await lines.next();
  const header = headerIn(first.done ? '' : first.value);
  await checkMigrations(database, header.migrations);
  const restored = await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const tables = await listTables(transaction);
    await makeEmpty(transaction, tables, mayReplace);
    const rows = await withoutForeignKeys(transaction, () => writeLines(transaction, lines, tables));
    const counted = COUNTED_TABLES.map((name) => sql.identifier(name));
    await transaction.execute(sql`truncate ${sql.join(counted, sql`, `)} restart identity`);
    return { takenAt: header.takenAt, rows };
  });
  await connection.tidy();
  return restored;
}
