import { expect, test } from 'vitest';
import { oneAtATime, shareNext } from './one-at-a-time.ts';

test('work is done one piece at a time, in order, and what is too much is refused', async () => {
  const inTurn = oneAtATime({ waitingMax: 2 });
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    log.push(`begin ${name}`);
    await gate.promise;
    log.push(`end ${name}`);
    return name;
  };
  const turns = ['a', 'b', 'c'].map((name) => inTurn(work(name)));
  expect(await inTurn(work('d'))).toEqual({ ok: false, reason: 'busy' });
  expect(log).toEqual(['begin a']);
  gate.resolve();
  expect(await Promise.all(turns)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })));
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
});

test('work that fails tells who asked for it, and the next goes on', async () => {
  const inTurn = oneAtATime({ waitingMax: 1 });
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toEqual({ ok: true, value: 'yes' });
  expect(await inTurn(async () => 'again')).toEqual({ ok: true, value: 'again' });
});

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
