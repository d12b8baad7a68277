import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { webhookCaller } from './call-webhook.ts';

const asked: { headers: IncomingHttpHeaders; body: string }[] = [];
let status: number | null = 204;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (status !== null) response.writeHead(status, { Location: '/elsewhere' }).end('{"said":"much"}');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = v.parse(v.object({ port: v.number() }), server.address());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.splice(0);
  status = 204;
});

const message = { headers: { 'Content-Type': 'application/json' }, body: '{"назва":"Панель"}' };
const local = webhookCaller({ isLocal: true });

test('a local shop sends to its own machine, and follows no redirect', async () => {
  const url = `http://127.0.0.1:${port}/hook`;
  expect(await local.post(url, message)).toEqual({ ok: true, status: 204 });
  expect(asked[0]?.body).toBe(message.body);
  status = 302;
  expect(await local.post(url, message)).toEqual({ ok: true, status: 302 });
  expect(asked).toHaveLength(2);
});

test('who does not answer and who is not there is said so', async () => {
  status = null;
  const hasty = webhookCaller({ isLocal: true, patienceMs: 50 });
  expect(await hasty.post(`http://127.0.0.1:${port}/`, message)).toEqual({ ok: false, reason: 'timeout' });
  expect(await local.post('http://127.0.0.1:1/', message)).toEqual({ ok: false, reason: 'unreachable' });
});

test('who switches to another protocol has not answered', async () => {
  const switching = createTcpServer((socket) => {
    socket.once('data', () =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
  });
  await new Promise<void>((resolve) => switching.listen(0, '127.0.0.1', resolve));
  const { port: other } = v.parse(v.object({ port: v.number() }), switching.address());
  expect(await local.post(`http://127.0.0.1:${other}/`, message)).toEqual({
    ok: false,
    reason: 'unreachable',
  });
  switching.close();
});

test.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00:ec2::254]/',
  'http://erp.example/',
])('a public shop does not connect to %s', async (url) => {
  const never = webhookCaller({ isLocal: false, resolve: () => expect.unreachable() });
  expect(await never.post(url, message)).toEqual({ ok: false, reason: 'private-address' });
});

test('what a name leads to is checked when it is connected to, and one address of the shop’s network refuses it', async () => {
  const leads = (...addresses: string[]) => {
    let times = 0;
    const caller = webhookCaller({
      isLocal: false,
      resolve: (_, answer) => {
        times += 1;
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      },
    });
    return caller.post('https://erp.example/', message).then((answer) => ({ answer, times }));
  };
  const refused = { answer: { ok: false, reason: 'private-address' }, times: 1 };
  expect(await leads('127.0.0.1')).toEqual(refused);
  expect(await leads('8.8.8.8', '10.0.0.1')).toEqual(refused);
  expect(await leads('::ffff:10.0.0.1')).toEqual(refused);
  expect(await leads()).toEqual({ answer: { ok: false, reason: 'unreachable' }, times: 1 });
});
