import { expect, test } from 'vitest';
import { choiceValue, isLike, isOffered, readChoice } from './replacement.ts';

test('a choice is read as it is written, and anything else is none', () => {
  for (const choice of [
    { kind: 'like', productId: 2104 },
    { kind: 'days', day: '2026-12-03' },
    { kind: 'cancel' },
  ] as const)
    expect(readChoice(choiceValue(choice))).toEqual(choice);
  for (const text of [
    '',
    'like:',
    'like:x',
    'like:2026-12-03',
    'days:2104',
    'days:2026-13-01',
    'cancel:1',
    null,
  ])
    expect(readChoice(text)).toBe(null);
});

test('what was not offered cannot be had, but for cancelling', () => {
  const offer = { productIds: [2104], days: ['2026-12-03'] };
  expect(isOffered({ kind: 'like', productId: 2104 }, offer)).toBe(true);
  expect(isOffered({ kind: 'like', productId: 2103 }, offer)).toBe(false);
  expect(isOffered({ kind: 'days', day: '2026-12-03' }, offer)).toBe(true);
  expect(isOffered({ kind: 'days', day: '2026-12-04' }, offer)).toBe(false);
  expect(isOffered({ kind: 'cancel' }, { productIds: [], days: [] })).toBe(true);
});

test('a machine is like another of its class', () => {
  expect(isLike(1000, 1000)).toBe(true);
  expect([isLike(1000, 899), isLike(1000, 900)]).toEqual([false, true]);
  expect([isLike(1000, 2500), isLike(1000, 2501)]).toEqual([true, false]);
});
