import { join } from 'node:path';
import type { Connection } from '../database.ts';
import { keepBackups } from './keep-backups.ts';

/** How often the shop looks whether a backup is due; the first time so long after the start. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

export interface BackupSchedule {
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
