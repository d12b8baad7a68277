import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCartLink, touch } from './cart-link.ts';

it('gives back the link that was stored', () => {
  for (const link of [
    { tag: 'ab12.3', base: { '7': 2, '8-rent-week-1': 1 }, touched: ['7'] },
    { token: 'f00d', base: {}, touched: [] },
  ]) {
    expect(parseCartLink(JSON.parse(JSON.stringify({ version: 1, items: [], link })))).toEqual(link);
  }
});

it('takes anything else for a visitor’s cart, and never throws', () => {
  const bare = { version: 1, items: [] };
  for (const link of [
    undefined,
    null,
    'x',
    {},
    { tag: 1, base: {} },
    { tag: 'a', base: { k: '2' } },
    { token: 'a' },
  ]) {
    expect(parseCartLink({ ...bare, link })).toBeNull();
  }
  fc.assert(fc.property(fc.anything(), (stored) => void parseCartLink(stored)));
});

it('reads a link that was stored without the lines that were touched', () => {
  expect(parseCartLink({ link: { tag: 'a', base: {} } })).toEqual({ tag: 'a', base: {}, touched: [] });
  expect(parseCartLink({ link: { tag: 'a', base: {}, touched: [7, '7'] } })?.touched).toEqual(['7']);
});

it('remembers each line that was changed, even back to what it was', () => {
  const line = (uniqueKey: string, quantity: number) => ({ uniqueKey, quantity });
  const link = { tag: 'a', base: { a: 1, b: 1 }, touched: [] };
  const [full, without] = [[line('a', 1), line('b', 1)], [line('b', 1)]];
  const emptied = touch(link, full, without);
  expect(emptied).toEqual({ ...link, touched: ['a'] });
  expect(touch(emptied, without, full)).toEqual(emptied);
  expect(touch(link, full, [line('a', 1), line('b', 2), line('c', 1)]).touched).toEqual(['b', 'c']);
});
