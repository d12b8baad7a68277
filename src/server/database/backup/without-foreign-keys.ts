import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/**
 * Runs `work` without foreign keys, so that rows may come in any order, and makes the keys again: Postgres then checks
 * every row. Within a transaction; an ordinary owner of the tables may do it.
 */
export async function withoutForeignKeys<T>(transaction: Database, work: () => Promise<T>): Promise<T> {
  const { rows: keys } = await transaction.execute<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  for (const { drop } of keys) await transaction.execute(sql.raw(drop));
  const result = await work();
  for (const { add } of keys) await transaction.execute(sql.raw(add));
  return result;
}
