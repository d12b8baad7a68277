import { expect, test } from 'vitest';
import { keysByTag } from './tags.ts';

test('keys are found by any of their tags, until they are removed', () => {
  const keys = keysByTag();
  keys.add('a', ['product:1', 'availability']);
  keys.add('b', ['product:1']);
  keys.add('c', ['product:2']);
  expect(new Set(keys.withAny(['product:1', 'stock']))).toEqual(new Set(['a', 'b']));
  keys.remove('a', ['product:1', 'availability']);
  expect([...keys.withAny(['product:1', 'availability', 'product:2'])]).toEqual(['b', 'c']);
});

test('all that a change touches can be removed while it is gone through', () => {
  const keys = keysByTag();
  for (const key of ['a', 'b', 'c']) keys.add(key, ['stock']);
  for (const key of keys.withAny(['stock'])) keys.remove(key, ['stock']);
  expect([...keys.withAny(['stock'])]).toEqual([]);
});
