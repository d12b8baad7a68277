import { expect, test } from 'vitest';
import { exchange } from '../support/raw-exchange.ts';
import { seededFolder } from '../support/built-shop.ts';
import { openWatchedShop } from '../support/watched-shop.ts';

const shop = await openWatchedShop({ data: { dataDirectory: await seededFolder() } });
const MEGABYTE = Buffer.alloc(1 << 20, 'x');
const MEGABYTES = 20;

/** A form of twenty megabytes, sent in chunks. */
function* largeForm() {
  yield 'POST /ua/auth HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
  yield 'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n';
  for (let sent = 0; sent < MEGABYTES; sent++) {
    yield `${MEGABYTE.length.toString(16)}\r\n`;
    yield MEGABYTE;
    yield '\r\n';
  }
  yield '0\r\n\r\n';
}

test('four hundred megabytes at once are refused in less memory, while a visitor reads', async () => {
  const before = shop.memory();
  const refused = Promise.all(Array.from({ length: 20 }, () => exchange(shop.url, largeForm())));
  const pages = await Promise.all(['/ua', '/pl/catalogue', '/en/faq'].map((path) => shop.ask(path)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set((await refused).map(([answer]) => answer?.status))).toEqual(new Set([413]));
  expect(shop.memory() - before).toBeLessThan(300);
});
