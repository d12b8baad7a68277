import { expect, test } from 'vitest';
import { loggedFilter } from './exported-list.ts';

const filterOf = (query: string) => loggedFilter(new URLSearchParams(query));

test('says by what a list was narrowed, without what leads to a person', () => {
  expect(filterOf('')).toBe('');
  expect(filterOf('status=SHIPPED&payment=&after=abc&id=1&id=2&of=chosen')).toBe('status=SHIPPED, of=chosen');
  expect(filterOf('q=olena@example.com&customer=u-1&waits=pack')).toBe('q=…, customer=…, waits=pack');
  expect(filterOf('staff=u-1&about=order&from=2026-11-01')).toBe('staff=…, about=order, from=2026-11-01');
  expect(filterOf(`status=${'x'.repeat(100)}`)).toHaveLength('status='.length + 60);
  expect(filterOf('status=x&'.repeat(400)).split(', ')).toHaveLength(20);
  // The database takes no half of a character.
  expect(filterOf(`category=${'x'.repeat(59)}😀\0`).isWellFormed()).toBe(true);
});
