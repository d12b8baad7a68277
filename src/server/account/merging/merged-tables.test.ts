import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../database/schema.ts';
import { PERSONAL_TABLES } from '../deletion/personal-tables.ts';
import { users } from '../tables.ts';
import { MERGED_TABLES } from './merged-tables.ts';

const tables = [...new Set(Object.values(schema).filter((table) => is(table, PgTable)))];
const named = new Set(
  MERGED_TABLES.flatMap(({ table, rule }) =>
    rule.kind === 'follows' ? [] : rule.columns.map((column) => `${getTableName(table)}.${column.name}`),
  ),
);
/** Columns that name an account by a foreign key. */
const keys = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const isToAccount = getTableName(foreignTable) === getTableName(users);
    return isToAccount
      ? columns.map((column) => ({ name: `${getTableName(table)}.${column.name}`, onDelete: key.onDelete }))
      : [];
  }),
);

test('every column that names an account has a rule', () => {
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

test('every table that can hold a person has a rule, and none has two for the same column', () => {
  const has = new Set(MERGED_TABLES.map(({ table }) => getTableName(table)));
  expect(PERSONAL_TABLES.map(({ table }) => getTableName(table)).filter((name) => !has.has(name))).toEqual(
    [],
  );
  const ruled = MERGED_TABLES.flatMap(({ table, rule }) =>
    rule.kind === 'follows' || rule.columns.length === 0
      ? [getTableName(table)]
      : rule.columns.map((column) => `${getTableName(table)}.${column.name}`),
  );
  expect(ruled.toSorted()).toEqual([...new Set(ruled)].toSorted());
});

test('what ends goes with the account by the database, and what follows names none', () => {
  const deleted = new Set(keys.filter(({ onDelete }) => onDelete === 'cascade').map(({ name }) => name));
  const nameOf = (table: PgTable, column: { readonly name: string }) =>
    `${getTableName(table)}.${column.name}`;
  const stay = MERGED_TABLES.filter(
    ({ table, rule }) =>
      rule.kind === 'ends' &&
      rule.columns.length > 0 &&
      !rule.columns.some((column) => deleted.has(nameOf(table, column))),
  );
  expect(stay.map(({ table }) => getTableName(table))).toEqual([]);
  const following = MERGED_TABLES.filter(({ rule }) => rule.kind === 'follows').map(({ table }) =>
    getTableName(table),
  );
  expect(keys.filter(({ name }) => following.some((table) => name.startsWith(`${table}.`)))).toEqual([]);
});

test('every reason is given', () => {
  expect(
    MERGED_TABLES.flatMap(({ rule }) => ('why' in rule ? [rule.why] : [])).filter((why) => why === ''),
  ).toEqual([]);
});
