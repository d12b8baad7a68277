import { readBackup } from '../../src/server/database/backup/read-backup.ts';
import { restoreBackup } from '../../src/server/database/backup/restore-backup.ts';
import { ChoreRefused, MIGRATIONS, openServer, withDatabase, type Chore } from './chore.ts';

/** Copies the shop's database to an empty one on a Postgres server: the move from the embedded database. */
export const exportTo: Chore = (settings, url) => {
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
