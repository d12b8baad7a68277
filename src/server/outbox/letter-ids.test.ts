import { expect, test } from 'vitest';
import { letterIds } from './letter-ids.ts';

test('the id of an e-mail names it, and no other can be made from it', () => {
  const { idOf, letterOf } = letterIds({ secret: 'a secret of this test', host: 'promin.example' });
  const id = idOf(17);
  expect(id).toMatch(/^<letter-17-[\da-f]{32}@promin\.example>$/);
  expect(letterOf(id)).toBe(17);
  for (const other of [
    id.replace('17', '18'),
    '<letter-17@promin.example>',
    '<17@promin.example>',
    letterIds({ secret: 'another secret', host: 'promin.example' }).idOf(17),
  ])
    expect(letterOf(other)).toBeNull();
});
