import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_IN_TRANSACTION_MS, IdleLimit } from './idle-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), ms);
  });

test('a transaction that does nothing for long is refused, and asks nothing after that', async () => {
  const idle = new IdleLimit();
  const outcome = idle
    .unlessReached(later(2 * IDLE_IN_TRANSACTION_MS, 'done'))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(IDLE_IN_TRANSACTION_MS);
  expect(await outcome).toMatchObject({ code: '57P05' });
  await expect(idle.ask(async () => 'row')).rejects.toMatchObject({ code: '57P05' });
});

test('a statement may take long, and failing counts as an answer too', async () => {
  const idle = new IdleLimit();
  const work = async () => {
    const row = await idle.ask(() => later(3 * IDLE_IN_TRANSACTION_MS, 'row'));
    await expect(idle.ask(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await later(IDLE_IN_TRANSACTION_MS / 2, null);
    return row;
  };
  const done = idle.unlessReached(work());
  await vi.advanceTimersByTimeAsync(4 * IDLE_IN_TRANSACTION_MS);
  expect(await done).toBe('row');
});
