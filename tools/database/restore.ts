import { linesOfFile } from '../../src/server/database/backup/backup-file.ts';
import { restoreBackup } from '../../src/server/database/backup/restore-backup.ts';
import { ChoreRefused, MIGRATIONS, withDatabase, type Chore } from './chore.ts';

/** Puts a backup into an empty database, or, confirmed, in place of everything that is there. */
export const restore: Chore = (settings, file) => {
  if (!file) throw new ChoreRefused('Which backup? npm run db:restore -- <file>');
  return withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    const mayReplace = process.env.CONFIRM === 'restore';
    const { rows, takenAt } = await restoreBackup(connection, linesOfFile(file), { mayReplace });
    return `${rows} rows of ${takenAt} are restored.`;
  });
};
