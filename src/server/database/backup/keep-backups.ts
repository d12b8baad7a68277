import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database.ts';
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
