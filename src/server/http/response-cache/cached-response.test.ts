import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packAnswer, plainBodies } from './cached-response.ts';

const TEXT = 'Сонячна панель '.repeat(500);
const kept = await packAnswer(
  Buffer.from(TEXT),
  { 'content-type': 'text/plain; charset=utf-8' },
  plainBodies(1 << 20),
);

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
])('is sent packed to who accepts %s', (encoding, unpack) => {
  const { status, headers, body } = kept.answer({ acceptEncoding: encoding });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-encoding': encoding,
    'content-length': String(body.length),
  });
  expect(body.length).toBeLessThan(TEXT.length / 10);
  expect(String(unpack(body))).toBe(TEXT);
});

test('is sent plain to who accepts nothing else', () => {
  const { headers, body } = kept.answer({});
  expect(String(body)).toBe(TEXT);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('is unpacked once for all who ask for it plain', async () => {
  const bodies = plainBodies(100_000);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((letter) => packAnswer(Buffer.alloc(40_000, letter), {}, bodies)),
  );
  const [a, b, c] = answers.map((answer) => () => answer.answer({}).body);
  const first = a?.();
  expect(a?.()).toBe(first);
  b?.();
  c?.();
  expect(bodies.bytes()).toBe(80_000);
  expect(a?.()).not.toBe(first); // pushed out by the others
  expect(a?.()).toEqual(first);
});

test('is unpacked each time where it is larger than all the room', async () => {
  const bodies = plainBodies(1000);
  const answer = await packAnswer(Buffer.alloc(2000, 'x'), {}, bodies);
  expect(String(answer.answer({}).body)).toBe('x'.repeat(2000));
  expect(bodies.bytes()).toBe(0);
});

test('is not sent again to who has it', async () => {
  const { etag = '' } = kept.answer({}).headers;
  for (const ifNoneMatch of [etag, `"other", ${etag}`]) {
    const { status, body, headers } = kept.answer({ ifNoneMatch, acceptEncoding: 'br' });
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
  }
  expect(kept.answer({ ifNoneMatch: '"other"' }).status).toBe(200);
  const changed = await packAnswer(Buffer.from(`${TEXT}!`), {}, plainBodies(1 << 20));
  expect(changed.answer({ ifNoneMatch: etag }).status).toBe(200);
});

test('is packed smaller when it is asked for again, as the same page', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => `панель ${(index * 7919) % 1013}`).join(' ');
  const page = await packAnswer(Buffer.from(words), {}, plainBodies(1 << 20));
  const ask = () => page.answer({ acceptEncoding: 'br' });
  const first = ask();
  ask();
  await expect.poll(() => ask().body.length).toBeLessThan(first.body.length);
  const last = ask();
  expect(String(brotliDecompressSync(last.body))).toBe(words);
  expect(last.headers).toMatchObject({
    etag: first.headers.etag,
    'content-length': String(last.body.length),
  });
  expect(page.answer({ ifNoneMatch: first.headers.etag }).status).toBe(304);
});

test.each([0, 1, 5_000_000])('a body of %d bytes comes out as it went in', async (length) => {
  const body = Buffer.alloc(length, 'ї');
  const page = await packAnswer(body, {}, plainBodies(1 << 20));
  expect(brotliDecompressSync(page.answer({ acceptEncoding: 'br' }).body).equals(body)).toBe(true);
});
