import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../database/schema.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const tables = [...new Set(Object.values(schema).filter((table) => is(table, PgTable)))];
const fates = new Map(PERSONAL_TABLES.map(({ table, fate }) => [getTableName(table), fate]));
/** Where a table's rows belong: the tables that its columns name, and whether the rows go with them. */
const parentsOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => ({
    name: getTableName(key.reference().foreignTable),
    columns: key.reference().columns.map(({ name }) => name),
    goesAlong: key.onDelete === 'cascade',
  }));

/** Tables of which a person can be found: those that name an account or an order, and those that name these. */
function reachable(): Set<string> {
  const found = new Set(['users', 'orders']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const table of tables) {
      if (parentsOf(table).some(({ name }) => found.has(name))) found.add(getTableName(table));
    }
  }
  return found;
}

/** Names of columns that hold a person though nothing leads there. */
const PERSONAL =
  /user|customer|guest|owner|email|recipient|phone|address|firstName|lastName|fullName|ipAddress|actor|subject$/i;
/** Tables with such a column that hold no customer. */
const OTHERS: Readonly<Record<string, string>> = {
  answer_templates: 'words of the shop; the subject is what is answered by them',
  discount_codes: 'how often a customer may use a code',
  rate_limits: 'hashes and networks, for a day at most',
};

test('every table that can hold a person has its fate', () => {
  const led = reachable();
  const personal = tables
    .filter((table) => Object.keys(getTableColumns(table)).some((column) => PERSONAL.test(column)))
    .map((table): string => getTableName(table));
  const wanted = new Set([...led, ...personal.filter((name) => !(name in OTHERS))]);
  expect([...wanted].filter((name) => !fates.has(name)).toSorted()).toEqual([]);
  expect(fates.size).toBe(PERSONAL_TABLES.length);
});

test('every column of text or JSON in a table that stays is changed, or said to stay', () => {
  const open: string[] = [];
  for (const { table, fate } of PERSONAL_TABLES) {
    if (fate.kind === 'erased' || fate.kind === 'goes-along') continue;
    const columns = getTableColumns(table);
    const person = { id: 'id', standIn: 'stand-in', email: 'a@example.com' };
    const set = fate.kind === 'pseudonymised' ? Object.keys(fate.set(person)) : [];
    const rest = fate.rest ?? [];
    const keys = parentsOf(table).flatMap((key) => key.columns);
    const texts = Object.entries(columns).filter(
      ([, column]) =>
        /^(text|json|varchar|char|date)/.test(column.getSQLType()) &&
        (column.enumValues === undefined || column.enumValues.length === 0) &&
        !keys.includes(column.name),
    );
    open.push(
      ...texts
        .map(([key]) => key)
        .filter((key) => !set.includes(key) && !rest.includes(key))
        .map((key) => `${getTableName(table)}.${key}`),
      ...[...set, ...rest]
        .filter((key) => !(key in columns))
        .map((key) => `${getTableName(table)}.${key} is no column`),
    );
  }
  expect(open).toEqual([]);
});

test('what goes along is deleted by the database with something that is erased', () => {
  const stay: string[] = [];
  const goes = (name: string): boolean => {
    const fate = fates.get(name);
    if (fate?.kind === 'erased') return true;
    const table = tables.find((each) => getTableName(each) === name);
    return (
      fate?.kind === 'goes-along' &&
      table !== undefined &&
      parentsOf(table).some((parent) => parent.goesAlong && goes(parent.name))
    );
  };
  for (const [name, fate] of fates) if (fate.kind === 'goes-along' && !goes(name)) stay.push(name);
  expect(stay).toEqual([]);
});

test('what is kept names the law, what holds no person the reason', () => {
  const why = (kind: 'kept' | 'no-person') =>
    [...fates.values()].flatMap((fate) => (fate.kind === kind && 'why' in fate ? [fate.why] : []));
  expect(why('kept').filter((law) => !/art\. \d+.*ст\. 44\.3/.test(law))).toEqual([]);
  expect(why('no-person').filter((reason) => reason.length < 10)).toEqual([]);
});
