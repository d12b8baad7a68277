import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { saveBackup } from '../../src/server/database/backup/backup-file.ts';
import { backupName } from '../../src/server/database/backup/keep-backups.ts';
import { DatabaseInUse } from '../../src/server/database/process-lock.ts';
import { ChoreRefused, withDatabase, type Chore } from './chore.ts';

/** Writes a backup to a file, or under its moment's name into DATA_DIR/backups. */
export const backup: Chore = async (settings, file) => {
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
