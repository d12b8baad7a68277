import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/database/database.ts';

/** Makes the database refuse new rows of a table where a condition on `new` holds; answers how to take them again. */
export async function refuseRows(database: Database, table: string, condition: string) {
  await database.execute(
    sql.raw(`create or replace function refuse_row() returns trigger language plpgsql
      as $$ begin raise exception 'refused for a test'; end $$`),
  );
  await database.execute(
    sql.raw(`create trigger refused before insert on ${table} for each row when (${condition})
      execute function refuse_row()`),
  );
  return async () => {
    await database.execute(sql.raw(`drop trigger refused on ${table}`));
  };
}
