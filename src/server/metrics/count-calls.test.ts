import { expect, test } from 'vitest';
import { countOutcomes } from './count-calls.ts';

type Result = { ok: true; id: number } | { ok: false; reason: 'out-of-stock' };

test('each outcome is counted once, and reaches the caller as it is', async () => {
  const counted: string[] = [];
  const results: (() => Promise<Result>)[] = [
    () => Promise.resolve({ ok: true, id: 1 }),
    () => Promise.resolve({ ok: false, reason: 'out-of-stock' }),
    () => Promise.reject(new Error('surprise')),
  ];
  const place = countOutcomes(
    (which: number) => results[which]?.() ?? Promise.reject(new Error('none')),
    (outcome) => counted.push(outcome),
  );
  expect(await place(0)).toEqual({ ok: true, id: 1 });
  expect(await place(1)).toEqual({ ok: false, reason: 'out-of-stock' });
  await expect(place(2)).rejects.toThrow('surprise');
  expect(counted).toEqual(['ok', 'out-of-stock', 'error']);
});
