import { getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The database refuses half a character in JSON; in plain values the driver replaces it in the same way. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * Rows of a table as one JSON parameter, so that the text of a statement is the same however many there are. Columns
 * besides `keys` get their defaults.
 */
export function jsonRows<T extends PgTable, K extends keyof InferInsertModel<T> & string>(
  table: T,
  parameter: string,
  keys: readonly K[],
) {
  const columns = getTableColumns(table);
  const list = (each: (key: K) => SQL) => sql.join(keys.map(each), sql`, `);
  const names = list((key) => sql`${sql.identifier(toSnakeCase(key))}`);
  const values = list((key) => sql`${sql.identifier(key)}`);
  const types = list((key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]?.getSQLType() ?? '')}`);
  return {
    insert: sql`insert into ${table} (${names})
      select ${values} from jsonb_to_recordset(${sql.placeholder(parameter)}::jsonb) as given(${types})`,
    /** The parameter's value. */
    of: (rows: readonly Pick<InferInsertModel<T>, K>[]) => ({
      [parameter]: JSON.stringify(rows, wellFormed),
    }),
  };
}
