// npm run db:…: the database's chores without starting the shop.
import { sql } from 'drizzle-orm';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOfFile, saveBackup, readBackup } from '../src/server/database/backup/backup-file.ts';
import { backupName } from '../src/server/database/backup/schedule-backups.ts';
import { restoreBackup } from '../src/server/database/backup/restore-backup.ts';
import { DatabaseInUse } from '../src/server/database/process-lock.ts';
import { seedCatalogue } from '../src/server/database/seed.ts';
import { readSettings } from '../src/server/env.ts';
import {
  ChoreRefused,
  MIGRATIONS,
  openServer,
  runChore,
  withDatabase,
  type Chore,
} from './database/chore.ts';

/** Applies the migrations that are missing. */
const migrate: Chore = (settings) =>
  withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    return 'Migrations are applied.';
  });

/** The same, and fills an empty catalogue. */
const seed: Chore = (settings) =>
  withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    return (await seedCatalogue(connection))
      ? 'The catalogue is seeded.'
      : 'The catalogue is not empty: left alone.';
  });

/** Throws all data away; a Postgres server only when the confirmation is spelled out. */
const reset: Chore = async (settings) => {
  if (!settings.DATABASE_URL) {
    await withDatabase(settings, async () => {}); // refuses while a shop runs on it
    rmSync(join(settings.DATA_DIR, 'database'), { recursive: true, force: true });
    return 'The embedded database is gone; the next start makes a new one.';
  }
  if (process.env.CONFIRM !== 'reset') {
    throw new ChoreRefused('This deletes every order. Repeat with CONFIRM=reset if that is meant.');
  }
  await withDatabase(settings, async ({ database }) => {
    await database.execute(sql`drop schema if exists drizzle cascade`);
    await database.execute(sql`drop schema public cascade`);
    await database.execute(sql`create schema public`);
  });
  return 'The database is empty; the next start fills it.';
};

/** Writes a backup to a file, or under its moment's name into DATA_DIR/backups. */
const backup: Chore = async (settings, file) => {
  const folder = join(settings.DATA_DIR, 'backups');
  const path = file ?? join(folder, backupName(new Date()));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await withDatabase(settings, ({ database }) => saveBackup(database, path));
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new ChoreRefused(
      `${error.message} While the shop runs it makes its own backups in ${folder}, every ${settings.BACKUP_EVERY_HOURS} hours.`,
    );
  }
  return `The backup is ${path}. It holds customers' names and addresses.`;
};

/** Puts a backup into an empty database, or, confirmed, in place of everything that is there. */
const restore: Chore = (settings, file) => {
  if (!file) throw new ChoreRefused('Which backup? npm run db:restore -- <file>');
  return withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    const mayReplace = process.env.CONFIRM === 'restore';
    const { rows, takenAt } = await restoreBackup(connection, linesOfFile(file), { mayReplace });
    return `${rows} rows of ${takenAt} are restored.`;
  });
};

/** Copies the shop's database to an empty one on a Postgres server: the move from the embedded database. */
const exportTo: Chore = (settings, url) => {
  if (!url?.startsWith('postgres')) {
    throw new ChoreRefused('Where to? npm run db:export -- postgres://user:password@host/database');
  }
  return withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    const target = openServer(url);
    try {
      await target.migrate(MIGRATIONS);
      const mayReplace = process.env.CONFIRM === 'restore';
      const { rows } = await readBackup(connection.database, (lines) =>
        restoreBackup(target, lines, { mayReplace }),
      );
      return `${rows} rows are exported. Start the shop with DATABASE_URL and the SESSION_SECRET of ${settings.DATA_DIR}/session-secret.`;
    } finally {
      await target.close();
    }
  });
};

const CHORES: Readonly<Record<string, Chore>> = { migrate, seed, reset, backup, restore, export: exportTo };

const [name = '', ...rest] = process.argv.slice(2);
const chore = CHORES[name];
if (!chore) throw new Error(`Unknown chore ${name}. There are: ${Object.keys(CHORES).join(', ')}`);
await runChore(() => chore(readSettings(process.env), rest[0]));
