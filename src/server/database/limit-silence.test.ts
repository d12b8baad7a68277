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
