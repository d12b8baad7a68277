import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCartLink } from './cart-link.ts';

it('gives back the link that was stored', () => {
  for (const link of [
    { tag: 'ab12.3', base: { '7': 2, '8-rent-week-1': 1 } },
    { token: 'f00d', base: {} },
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
