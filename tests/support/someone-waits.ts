import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/database/database.ts';

/** Resolves once a statement in this database, which is on a server, waits for a lock, or so many do, or once `work` is over. */
export async function someoneWaits(database: Database, work?: Promise<unknown>, atLeast = 1): Promise<void> {
  let isOver = false;
  const end = () => (isOver = true);
  work?.then(end, end);
  while (!isOver) {
    const { rows } = await database.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length >= atLeast) return;
  }
}
