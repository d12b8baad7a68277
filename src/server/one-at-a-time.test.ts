import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

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
