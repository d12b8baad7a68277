import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** The hashes of the migrations that a database has, oldest first; empty for one that was never migrated. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows: found } = await database.execute(
    sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (found.length === 0) return [];
  const { rows } = await database.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}
