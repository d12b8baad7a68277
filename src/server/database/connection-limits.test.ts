import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi, afterAll, beforeAll, describe } from 'vitest';
import type { Pool } from 'pg';
import { IDLE_IN_TRANSACTION_MS, IdleLimit, limitSilence } from './connection-limits.ts';

describe('idle limit', async () => {
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
});

const SILENCE_MS = 40;
const server = createServer((socket) => socket.resume().on('error', () => {})); // hears all and says nothing

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

/** A connection of a pool; says of itself what the driver does. */
async function pooledConnection() {
  const pool = new EventEmitter();
  limitSilence(pool as Pool, SILENCE_MS);
  const stream: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(stream, 'connect');
  const client = { connection: { stream }, readyForQuery: true };
  pool.emit('connect', client);
  const ask = () => {
    client.readyForQuery = false;
    stream.write('select 1');
  };
  return { stream, ask };
}

test('a server that says nothing to a query loses the connection', async () => {
  const { stream, ask } = await pooledConnection();
  ask();
  const [error] = await once(stream, 'error');
  expect(error).toEqual(new Error('Query read timeout'));
  expect(stream.destroyed).toBe(true);
});

test('a connection that is asked nothing may be silent, and is watched when it is asked again', async () => {
  const { stream, ask } = await pooledConnection();
  await once(stream, 'timeout');
  expect(stream.destroyed).toBe(false);
  ask();
  const [error] = await once(stream, 'error');
  expect(error).toEqual(new Error('Query read timeout'));
});
