import { expect, test } from 'vitest';
import { shareNext } from './share-next.ts';

function slowWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, work: shareNext(work) };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('whoever asks while it runs waits for one that begins later, together', async () => {
  const { ends, work } = slowWork();
  const done: string[] = [];
  const ask = (name: string) => void work().then(() => done.push(name));
  ask('first');
  ask('second');
  ask('third');
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  expect(done).toEqual(['first']);
  expect(ends).toHaveLength(2);
  ask('fourth');
  ends[1]?.();
  await settled();
  expect(done).toEqual(['first', 'second', 'third']);
  expect(ends).toHaveLength(3);
  ends[2]?.();
  await settled();
  expect(done.at(-1)).toBe('fourth');
  ask('fifth');
  expect(ends).toHaveLength(4);
});

test('a failure is told to those who shared it, and the next begins all the same', async () => {
  let calls = 0;
  const work = shareNext(() => (++calls === 1 ? Promise.reject(new Error('broken')) : Promise.resolve()));
  const [first, second] = [work(), work()];
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBeUndefined();
  expect(calls).toBe(2);
});
