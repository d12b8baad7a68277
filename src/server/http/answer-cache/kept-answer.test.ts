import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packAnswer } from './kept-answer.ts';

const TEXT = 'Сонячна панель '.repeat(500);
const kept = await packAnswer(Buffer.from(TEXT), { 'content-type': 'text/plain; charset=utf-8' });

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

test('is not sent again to who has it', async () => {
  const { etag = '' } = kept.answer({}).headers;
  for (const ifNoneMatch of [etag, `"other", ${etag}`]) {
    const { status, body, headers } = kept.answer({ ifNoneMatch, acceptEncoding: 'br' });
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
  }
  expect(kept.answer({ ifNoneMatch: '"other"' }).status).toBe(200);
  const changed = await packAnswer(Buffer.from(`${TEXT}!`), {});
  expect(changed.answer({ ifNoneMatch: etag }).status).toBe(200);
});
