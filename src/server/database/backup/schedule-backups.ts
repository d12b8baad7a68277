import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Connection } from '../database.ts';
import { saveBackup } from './backup-file.ts';

const NAME = /^promin-[\dTZ-]+\.ndjson\.gz$/;
const HOUR_MS = 60 * 60 * 1000;

/** A name that sorts by its moment. */
export const backupName = (at: Date): string =>
  `promin-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.ndjson.gz`;

/** The backups of a folder, oldest first. */
const backupsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted();

/**
 * Makes a backup in `folder` if the newest there is `everyHours` old, and removes the oldest beyond `kept`. Answers the
 * new one's path; null if none was due.
 */
export async function keepBackups(
  database: Database,
  { folder, everyHours, kept }: { folder: string; everyHours: number; kept: number },
): Promise<string | null> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newest = backupsIn(folder).at(-1);
  const now = new Date();
  if (newest && now.getTime() - statSync(join(folder, newest)).mtimeMs < everyHours * HOUR_MS) return null;
  const path = join(folder, backupName(now));
  await saveBackup(database, path);
  for (const name of backupsIn(folder).slice(0, -kept)) rmSync(join(folder, name));
  return path;
}

/** How often the shop looks whether a backup is due; the first time so long after the start. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

interface BackupSchedule {
  readonly DATA_DIR: string;
  readonly BACKUP_EVERY_HOURS: number;
  readonly BACKUPS_KEPT: number;
}

/**
 * Makes the shop back up its embedded database now and then; a server's is its operator's. Answers how to stop: it waits
 * for a backup under way. `report` hears of each backup, and of one that failed.
 */
export function scheduleBackups(
  { kind, database }: Pick<Connection, 'kind' | 'database'>,
  { DATA_DIR, BACKUP_EVERY_HOURS: everyHours, BACKUPS_KEPT: kept }: BackupSchedule,
  report: (made: { path: string } | { error: unknown }) => void,
): () => Promise<void> {
  if (kind !== 'embedded' || everyHours === 0) return async () => {};
  let underWay: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      const path = await keepBackups(database, { folder: join(DATA_DIR, 'backups'), everyHours, kept });
      if (path !== null) report({ path });
    } catch (error) {
      report({ error });
    }
  };
  const timer = setInterval(() => {
    underWay = underWay.then(look);
  }, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
