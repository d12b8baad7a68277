import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitSilence } from './limit-silence.ts';

const SILENCE_MS = 40;
const server = createServer((socket) => socket.resume().on('error', () => {})); // hears all and says nothing

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

async function pooledConnection() {
  const pool = new EventEmitter();
  limitSilence(pool as Pool, SILENCE_MS);
  const stream: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(stream, 'connect');
  const client = { connection: { stream } };
  pool.emit('connect', client);
  return { pool, client, stream };
}

test('a server that says nothing to somebody who waits loses the connection', async () => {
  const { pool, client, stream } = await pooledConnection();
  pool.emit('acquire', client);
  stream.write('select 1');
  const [error] = await once(stream, 'error');
  expect(error).toEqual(new Error('Query read timeout'));
  expect(stream.destroyed).toBe(true);
});

test('a connection that nobody uses may be silent, and is watched when it is used again', async () => {
  const { pool, client, stream } = await pooledConnection();
  pool.emit('acquire', client);
  pool.emit('release', undefined, client);
  await once(stream, 'timeout');
  expect(stream.destroyed).toBe(false);
  pool.emit('acquire', client);
  stream.write('select 1');
  const [error] = await once(stream, 'error');
  expect(error).toEqual(new Error('Query read timeout'));
});
