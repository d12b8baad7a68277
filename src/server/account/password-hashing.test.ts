import { expect, test } from 'vitest';
import { atMost } from './password-hashing.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('of many works so many run at once, the others in the order they came', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const works = Array.from({ length: 5 }, (_, number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<number>((resolve) => finish.push(() => resolve(number)));
    }),
  );
  for (let ended = 0; ended < 5; ended++) {
    await settled();
    expect(begun).toEqual(Array.from({ length: Math.min(ended + 2, 5) }, (_, number) => number));
    finish[ended]?.();
  }
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4]);
});

test('a work that fails fails alone and gives its place to the next', async () => {
  const inTurn = atMost(1);
  const failing = inTurn(() => Promise.reject(new Error('wrong')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('wrong');
  expect(await next).toBe('done');
  expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
});
