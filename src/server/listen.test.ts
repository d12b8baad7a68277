import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
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
  const patience = { headMs: 1000, requestMs: 1500, longestMs: 60_000, checkEveryMs: 50, silentMs: 60_000 };
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
  const answer = () => fetch(`http://127.0.0.1:${port}`).then((answered) => answered.text());
  await expect.poll(answer).toBe('open'); // a machine that stands still for a second makes slow clients of all
  expect(await heard).toMatch(/HTTP\/1.1 408 |ECONNRESET|EPIPE/);
  await stop(server);
});

test('a large body may take as long as a slow line needs for its length', async () => {
  const patience = { headMs: 60_000, requestMs: 1, longestMs: 60_000, checkEveryMs: 50, silentMs: 60_000 };
  const { server, port } = await listen(
    (request, response) => request.resume().once('end', () => response.end('whole')),
    { ...here, patience },
  );
  const size = 10_000_000;
  const slow = connect(port, here.host);
  slow.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
  slow.write(Buffer.alloc(size / 2));
  await setTimeout(1000); // far beyond what a small body may take
  slow.end(Buffer.alloc(size / 2));
  expect(await text(slow)).toContain('whole');
  await stop(server);
});

const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Sends requests and reads nothing; tells how many were answered when the server closed the connection. */
async function pipelined(requests: number, body: Buffer) {
  let answered = 0;
  const closed = Promise.withResolvers<number>();
  const { server, port } = await listen((request, response) => {
    if (answered++ === 0) request.socket.once('close', () => closed.resolve(answered));
    response.end(body);
  }, here);
  const client = connect(port, here.host)
    .pause()
    .on('error', () => {});
  client.write(ASK.repeat(requests));
  const answers = await closed.promise;
  client.destroy();
  await stop(server);
  return answers;
}

test('a client that asks on without reading is let go after a megabyte of unsent answers', async () => {
  const answered = await pipelined(900, Buffer.alloc(600_000));
  expect(answered).toBeLessThanOrEqual(16); // what the kernel takes is no memory of the shop
});

test('a client that asks on without reading is let go after sixteen small answers', async () => {
  expect(await pipelined(900, Buffer.from('small'))).toBe(17);
});

test('a few requests at once are answered in order', async () => {
  let count = 0;
  const { server, port } = await listen((_, response) => response.end(`answer ${++count};`), here);
  const client = connect(port, here.host);
  client.end(`${ASK.repeat(7)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect((await text(client)).match(/answer \d/g)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `answer ${n}`),
  );
  await stop(server);
});

test('a connection on which nothing moves is closed while its answer is unread', async () => {
  const patience = {
    headMs: 60_000,
    requestMs: 60_000,
    longestMs: 60_000,
    checkEveryMs: 50,
    silentMs: 200,
  };
  const closed = Promise.withResolvers<boolean>();
  const { server, port } = await listen(
    (request, response) => {
      request.socket.once('close', () => closed.resolve(response.writableFinished));
      response.end(Buffer.alloc(64 << 20));
    },
    { ...here, patience },
  );
  const client = connect(port, here.host)
    .pause()
    .on('error', () => {});
  client.write(ASK);
  expect(await closed.promise).toBe(false);
  client.destroy();
  await stop(server);
});

test('a connection is used a thousand times at most', async () => {
  const { server, port } = await listen((_, response) => response.end('open'), here);
  expect(server.maxRequestsPerSocket).toBe(1000);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let sent = 0; sent < 1001; sent++) {
    const [response] = await once(get({ ...here, port, agent }), 'response');
    ports.add(response.socket.localPort);
    await textOf(response);
  }
  expect(ports.size).toBe(2);
  agent.destroy();
  await stop(server);
});
