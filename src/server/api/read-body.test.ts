import { describe, expect, test } from 'vitest';
import { readJson } from './read-body.ts';

const read = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  readJson(new Request('http://localhost', { method: 'POST', body, headers }));

describe('a JSON body', () => {
  test('is read whatever the case of its type', async () => {
    const answer = await read('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(answer).toEqual({ ok: true, value: { a: 1 } });
  });

  test('is read where it is deep, and where brackets stand in its texts', async () => {
    const deep = `${'['.repeat(32)}${']'.repeat(32)}`;
    expect((await read(deep)).ok).toBe(true);
    const text = `a\\"${'[{'.repeat(100)}`;
    expect(await read(JSON.stringify({ [text]: text }))).toEqual({ ok: true, value: { [text]: text } });
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
    ['of lists in lists', '['.repeat(3000) + ']'.repeat(3000)],
    ['of objects in objects', '{"a":'.repeat(33) + '1' + '}'.repeat(33)],
  ])('that is %s is refused', async (_, body) => {
    expect(await read(body)).toEqual({ ok: false, reason: 'malformed-json' });
  });
});
