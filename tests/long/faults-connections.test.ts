import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { seededFolder } from '../support/built-shop.ts';
import { openWatchedShop } from '../support/watched-shop.ts';

const shop = await openWatchedShop({ data: { dataDirectory: await seededFolder() } });
const PORT = Number(new URL(shop.url).port);

/** Files that a process may have open, of which each needs some for itself. */
const openFilesMax = () => {
  const told = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return told === 'unlimited' ? Number.POSITIVE_INFINITY : Number(told);
};
const CONNECTIONS = Math.min(10_000, openFilesMax() - 500);
/** As many as wait in a system's queue for being accepted. */
const AT_ONCE = 200;

const open = new Set<Socket>();
const closeAll = () => {
  for (const socket of open) socket.destroy();
  open.clear();
};
afterAll(closeAll);

async function openMany(count: number, greeting: string) {
  for (let made = 0; made < count; made += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - made) }, async () => {
      const socket = connect(PORT, '127.0.0.1').on('error', () => {});
      open.add(socket);
      await once(socket, 'connect');
      if (greeting !== '') socket.write(greeting);
    });
    await Promise.all(batch);
  }
}
const answersEverybody = async () => {
  const paths = [
    '/ua',
    '/pl/search?q=deye',
    '/api/products?pagination[pageSize]=1',
    '/readyz',
    '/favicon.svg',
  ];
  const answers = await Promise.all(paths.map(async (path) => [path, (await shop.ask(path)).status]));
  expect(answers).toEqual(paths.map((path) => [path, 200]));
};

test(`${CONNECTIONS} connections that say nothing keep nobody else from being answered`, async () => {
  await answersEverybody();
  const before = shop.memory();
  await openMany(CONNECTIONS, '');
  await answersEverybody();
  expect(shop.memory() - before).toBeLessThan(400);
  closeAll();
  await answersEverybody();
});

test.each([
  ['heads', 'GET /ua HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['bodies', 'POST /ua/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'],
])('2000 %s that drip keep nobody else from being answered', async (_, greeting) => {
  const before = shop.memory();
  await openMany(Math.min(2000, CONNECTIONS), greeting);
  for (const socket of open) socket.write('x');
  await answersEverybody();
  expect(shop.memory() - before).toBeLessThan(300);
  closeAll();
  await answersEverybody();
});

test('a form that breaks off in the middle is no fault of the shop', async () => {
  await openMany(50, 'POST /ua/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nintent=login');
  closeAll();
  await answersEverybody();
  expect(shop.complaints()).toEqual([]);
});
