import { describe, expect, test } from 'vitest';
import { readJson } from './read-body.ts';

const LIMIT = { bytesMax: 64 };
const read = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  readJson(
    new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    LIMIT,
  );

const text = (size: number) => JSON.stringify('x'.repeat(size - 2));

describe('a JSON body', () => {
  test('is read up to the limit', async () => {
    expect(await read(text(64))).toEqual({ ok: true, value: 'x'.repeat(62) });
    expect(await read('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' })).toEqual({
      ok: true,
      value: { a: 1 },
    });
  });

  test('that is larger is refused, declared or not', async () => {
    expect(await read(text(65))).toEqual({ ok: false, reason: 'too-large' });
    const stream = new Blob([text(65)]).stream();
    expect(await read(stream)).toEqual({ ok: false, reason: 'too-large' });
    const declared = { 'content-type': 'application/json', 'content-length': '65' };
    expect(await read('{}', declared)).toEqual({ ok: false, reason: 'too-large' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'under the type %j is refused',
    async (type) => {
      expect(await read('{}', { 'content-type': type })).toEqual({ ok: false, reason: 'not-json' });
    },
  );

  test.each([
    ['broken', '{"a":'],
    ['empty', ''],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['with NUL in a text', '{"a":["\\u0000"]}'],
  ])('that is %s is refused', async (_, body) => {
    expect(await read(body)).toEqual({ ok: false, reason: 'malformed-json' });
  });
});
