import { expect, test } from 'vitest';
import { limitAtOnce } from './calls-at-once.ts';

test('as many calls as there are places are in progress at once, of each subject', () => {
  const enter = limitAtOnce(2);
  const [first, second] = [enter('a'), enter('a')];
  expect(first).not.toBeNull();
  expect(second).not.toBeNull();
  expect(enter('a')).toBeNull();
  expect(enter('b')).not.toBeNull();
  first?.();
  expect(enter('a')).not.toBeNull();
  expect(enter('a')).toBeNull();
});

test('a call that is over twice frees one place', () => {
  const enter = limitAtOnce(2);
  const [first, second] = [enter('a'), enter('a')];
  first?.();
  first?.();
  expect(enter('a')).not.toBeNull();
  expect(enter('a')).toBeNull();
  second?.();
});
