import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ChoreRefused, withDatabase, type Chore } from './chore.ts';

/** Throws all data away; a Postgres server only when the confirmation is spelled out. */
export const reset: Chore = async (settings) => {
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
