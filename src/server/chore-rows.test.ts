import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../tests/support/test-shop.ts';
import { choreRows } from './chore-rows.ts';

const opened = await openTestShop();
afterAll(opened.close);

interface Named {
  readonly name: string;
}

const isChore = (value: object): value is Named =>
  'name' in value && typeof value.name === 'string' && 'next' in value && typeof value.next === 'function';

/** Every chore that is found in an object, however deep. */
function choresIn(value: unknown, seen = new Set<object>()): readonly Named[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isChore(value)) return [value];
  return Object.values(value).flatMap((part) => choresIn(part, seen));
}

test('every chore of the shop is in one row, for what is in none is never done', () => {
  const wired = choresIn(opened.shop).map(({ name }) => name);
  const started = choreRows(opened.shop).flatMap(({ chores }) => chores.map(({ name }) => name));
  expect(started.toSorted()).toEqual(wired.toSorted());
  expect(new Set(started).size).toBe(started.length);
  expect(started.length).toBeGreaterThan(10);
});
