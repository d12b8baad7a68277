import { describe, expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { exchange } from '../../support/raw-exchange.ts';
import { openWatchedShop } from '../../support/watched-shop.ts';

const shop = await openWatchedShop();

const MEGABYTE = Buffer.alloc(1 << 20, 'x');
const FORM = 'application/x-www-form-urlencoded';

/** A body of so many megabytes, its length declared or sent in chunks. */
function* large(
  path: string,
  { megabytes, type, chunked }: { megabytes: number; type: string; chunked: boolean },
) {
  const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabytes << 20}`;
  yield `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
  for (let sent = 0; sent < megabytes; sent++) {
    if (chunked) yield `${MEGABYTE.length.toString(16)}\r\n`;
    yield MEGABYTE;
    if (chunked) yield '\r\n';
  }
  if (chunked) yield '0\r\n\r\n';
}
const answerTo = async (path: string, how: Parameters<typeof large>[1]) => {
  const [answer] = await exchange(shop.url, large(path, how));
  return answer;
};

describe.each([
  ['with its length', false],
  ['in chunks', true],
])('a large body %s', (_, chunked) => {
  test('is refused by the API in its own words', async () => {
    const how = { megabytes: 50, type: 'application/json', chunked };
    const answer = await answerTo('/api/create-checkout-session', how);
    expect(answer?.status).toBe(413);
    expect(await readProblem(new Response(answer?.body))).toEqual({
      status: 413,
      name: 'PayloadTooLargeError',
      message: 'The body is larger than 256 kB',
      details: { reason: 'too-large' },
    });
  });

  test.each([
    ['/ua/auth', 'uk', 50],
    ['/pl/checkout/auth', 'pl', 2],
    ['/en/preferences', 'en', 2],
  ])('is refused by %s in %s', async (path, language, megabytes) => {
    const answer = await answerTo(path, { megabytes, type: FORM, chunked });
    expect(answer?.status).toBe(413);
    expect(answer?.body).toContain(`lang="${language}"`);
    expect(answer?.body).toMatch(/<\/html>\s*$/);
  });

  test.each([
    ['/ua/checkout', 302], // a visitor is sent to sign in, whatever he brings
    ['/ua/logout', 303],
    ['/ua/auth.data', 413],
    ['/ua', 405],
    ['/ua/product/101', 405],
    ['/api/products', 413],
    ['/api/nothing', 413],
    ['/nothing', 302],
  ])('is read out by %s too, which answers %i', async (path, status) => {
    expect((await answerTo(path, { megabytes: 2, type: FORM, chunked }))?.status).toBe(status);
  });
});

test.each([
  '/en/track-order',
  '/en/contact',
  '/en/withdrawal',
  '/en/auth',
  '/en/checkout/auth',
  '/en/quote/request',
  '/en/track-order.data',
])('a form of 60,000 fields is refused by %s, and comes back with none of them', async (path) => {
  const post = async (name: string, fields: number) => {
    const body = Array.from({ length: fields }, (_, number) => `${name}${number % 10}=`).join('&');
    const answer = await shop.ask(path, { method: 'POST', body, headers: { 'content-type': FORM } });
    return { status: answer.status, text: await answer.text() };
  };
  const many = await post('q', 60_000);
  expect(many.status).toBe(413);
  expect(many.text.length).toBeLessThan(300_000);
  const few = await post('unasked-for-', 200); // longer than what a nonce has by chance
  expect(few.status).toBe(422);
  expect(few.text).not.toContain('unasked-for-');
});

test('a body that is said to be enormous is refused before it is sent', async () => {
  const head = `POST /ua/auth HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${FORM}\r\nContent-Length: ${2 ** 40}\r\n\r\n`;
  expect((await exchange(shop.url, head))[0]?.status).toBe(413);
});

test('nothing of all this was a fault of the shop', async () => {
  expect(shop.complaints()).toEqual([]);
  expect((await shop.ask('/readyz')).status).toBe(200);
});
