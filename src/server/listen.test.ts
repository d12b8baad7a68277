import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, stop } from './listen.ts';

const here = { host: '127.0.0.1', port: 0 };
const textOf = async (response: IncomingMessage) => (await response.setEncoding('utf8').toArray()).join('');

test('a free port is taken and told', async () => {
  const { server, port } = await listen((_, response) => response.end('open'), here);
  expect(port).toBeGreaterThan(0);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('open');
  expect(await stop(server)).toBe(true);
});

test('a port that is taken is refused', async () => {
  const { server, port } = await listen((_, response) => response.end(), here);
  await expect(listen(() => {}, { ...here, port })).rejects.toThrow(/EADDRINUSE/);
  await stop(server);
});

test('stopping lets an answer under way finish and takes no new request', async () => {
  let finish = () => {};
  const arrived = Promise.withResolvers<void>();
  const { server, port } = await listen((_, response) => {
    response.write('slow ');
    finish = () => response.end('answer');
    arrived.resolve();
  }, here);
  const agent = new Agent({ keepAlive: true, timeout: 60_000 }); // as a browser: it keeps the connection afterwards
  const [response] = await Promise.all([once(get({ ...here, port, agent }), 'response'), arrived.promise]);

  const stopped = stop(server);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow(/fetch failed/);
  finish();
  expect(await textOf(response[0])).toBe('slow answer');
  expect(await stopped).toBe(true);
  agent.destroy();
});

test('stopping does not wait for connections that are merely kept', async () => {
  const { server, port } = await listen((_, response) => response.end('done'), here);
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get({ ...here, port, agent }), 'response');
  expect(await textOf(response)).toBe('done');
  expect(await stop(server)).toBe(true);
  agent.destroy();
});

test.each([
  ['its head', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'],
  ['nothing at all', ''],
])('a client that drips %s is told so and let go, and nobody else waits for it', async (_, begun) => {
  const patience = { headMs: 200, requestMs: 300, checkEveryMs: 50 };
  const { server, port } = await listen(
    (request, response) => request.resume().once('end', () => response.end('open')),
    { ...here, patience },
  );
  const slow = connect(port, here.host);
  slow.write(begun);
  const drip = setInterval(() => begun !== '' && slow.write('x'), 20);
  // Whoever writes on when the connection is closed may lose the answer to the reset that follows.
  const heard = text(slow)
    .catch((error: unknown) => String(error))
    .finally(() => clearInterval(drip));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('open');
  expect(await heard).toMatch(/HTTP\/1.1 408 |ECONNRESET|EPIPE/);
  await stop(server);
});
