import { expect, test } from 'vitest';
import { cachedFragments } from './cached-fragments.ts';

const partsOf = (maxBytes = 1 << 20) => {
  const findOrDraw = cachedFragments(maxBytes);
  let drawn = 0;
  return (by: object | string, of: string) => findOrDraw(by, of, () => `${of} ${++drawn}`);
};

test('a part is drawn once for all that it is drawn from', () => {
  const part = partsOf();
  const card = {};
  expect([part(card, 'a'), part(card, 'a'), part(card, 'b')]).toEqual(['a 1', 'a 1', 'b 2']);
});

test('what is drawn by something else is another part', () => {
  const part = partsOf();
  expect([part({}, 'a'), part({}, 'a'), part('footer', 'a'), part('footer', 'a')]).toEqual([
    'a 1',
    'a 2',
    'a 3',
    'a 3',
  ]);
});

test('memory is bounded: what was not asked for longest is drawn again', () => {
  const part = partsOf(20);
  expect([part('c', 'a'), part('c', 'b'), part('c', 'b'), part('c', 'a')]).toEqual([
    'a 1',
    'b 2',
    'b 2',
    'a 3',
  ]);
});
