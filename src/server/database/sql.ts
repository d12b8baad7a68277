import { sql, type SQL, type SQLWrapper, getTableColumns, type InferInsertModel } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { printJson } from './columns.ts';
import type { Database } from './database.ts';

/** One row of columns as JSON: both drivers read it alike, and ten times faster than field by field. */
export const jsonObject = (columns: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`;

type KeyOf<T extends PgTable> = keyof InferInsertModel<T> & string;

/** Inserts what a JSON array of rows says; columns besides `keys` get their defaults. */
function insertFrom<T extends PgTable>(table: T, json: SQLWrapper | string, keys: readonly KeyOf<T>[]): SQL {
  const columns = getTableColumns(table);
  const list = (each: (key: KeyOf<T>) => SQL) => sql.join(keys.map(each), sql`, `);
  const names = list((key) => sql`${sql.identifier(toSnakeCase(key))}`);
  const values = list((key) => sql`${sql.identifier(key)}`);
  const types = list((key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]?.getSQLType() ?? '')}`);
  return sql`insert into ${table} (${names})
    select ${values} from jsonb_to_recordset(${json}::jsonb) as given(${types})`;
}

/**
 * Rows of a table as one JSON parameter, so that the text of a statement is the same however many there are. Columns
 * besides `keys` get their defaults.
 */
export const jsonRows = <T extends PgTable, K extends KeyOf<T>>(
  table: T,
  parameter: string,
  keys: readonly K[],
) => ({
  insert: insertFrom(table, sql.placeholder(parameter), keys),
  /** The parameter's value. */
  of: (rows: readonly Pick<InferInsertModel<T>, K>[]) => ({ [parameter]: printJson(rows) }),
});

/** Inserts many rows as one value: of ten thousand products they would be a million parameters. Columns besides `keys` get their defaults. */
export async function insertRows<T extends PgTable, K extends KeyOf<T>>(
  database: Pick<Database, 'execute'>,
  {
    table,
    keys,
    rows,
  }: {
    readonly table: T;
    readonly keys: readonly K[];
    readonly rows: readonly Pick<InferInsertModel<T>, K>[];
  },
): Promise<void> {
  if (rows.length > 0) await database.execute(insertFrom(table, printJson(rows), keys));
}

/**
 * The whole numbers that a placeholder stands for, as an SQL array. The planner cannot see how many they are, and so
 * plans the statement once; else it would plan it anew for each list, which takes longer than most of them.
 */
export const listOf = (placeholder: string): SQL =>
  sql`array(select unnest(${sql.placeholder(placeholder)}::int[]))`;

/** A text with LIKE's own signs made harmless. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A text to be found anywhere by LIKE. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`;
