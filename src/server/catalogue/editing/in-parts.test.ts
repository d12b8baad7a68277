import { expect, test } from 'vitest';
import { inTurns, withPauses } from './in-parts.ts';

const numbers = Array.from({ length: 450 }, (_, index) => index);

test('two parts of a list are worked on at a time, each once', async () => {
  const seen: number[] = [];
  let [running, most] = [0, 0];
  await inTurns(numbers, async (part) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    seen.push(...part);
    running--;
  });
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(most).toBe(2);
});

test('what fails first is thrown after the other part has ended, and no further part begins', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const work = inTurns(numbers, async ([first = -1]) => {
    begun.push(first);
    await Promise.resolve();
    if (first === 100) throw new Error('the second part');
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(first);
    throw new Error('the part beside it');
  });
  await expect(work).rejects.toThrow('the second part');
  expect({ begun, ended }).toEqual({ begun: [0, 100], ended: [0] });
});

test('work that pauses lets others go on in between', async () => {
  const seen: string[] = [];
  function* work() {
    seen.push('first');
    yield;
    seen.push('second');
    return 2;
  }
  const other = new Promise<void>((resolve) => {
    setImmediate(() => resolve(void seen.push('another')));
  });
  expect(await withPauses(work())).toBe(2);
  await other;
  expect(seen).toEqual(['first', 'another', 'second']);
});
