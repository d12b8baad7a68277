import { sql } from 'drizzle-orm';
import type { Connection } from './database.ts';

/**
 * Renews what the planner knows after many rows were written: likeness search is planned from it. The embedded database
 * tidies its tables too, because it never does so by itself.
 */
export async function refreshStatistics({
  database,
  kind,
}: Pick<Connection, 'database' | 'kind'>): Promise<void> {
  await database.execute(kind === 'embedded' ? sql`vacuum analyze` : sql`analyze`);
}
