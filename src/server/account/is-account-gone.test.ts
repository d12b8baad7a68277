import { expect, test } from 'vitest';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { getTableName, is } from 'drizzle-orm';
import * as schema from '../database/schema.ts';
import { isAccountGone } from './is-account-gone.ts';

const refused = (constraint: string, code = '23503') =>
  new Error('Failed query', { cause: Object.assign(new Error('violates'), { code, constraint }) });

test('every foreign key to an account is known by its name, and no other', () => {
  const keys = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).foreignKeys)
    .map((key) => ({ name: key.getName(), to: getTableName(key.reference().foreignTable) }));
  expect(keys.filter(({ to }) => to === 'users').length).toBeGreaterThan(20);
  expect(keys.filter(({ name, to }) => isAccountGone(refused(name)) !== (to === 'users'))).toEqual([]);
});

test('nothing else is an account that is gone', () => {
  expect(isAccountGone(refused('users_owned_email', '23505'))).toBe(false);
  expect([new Error('x'), 'x', null].map(isAccountGone)).toEqual([false, false, false]);
});
