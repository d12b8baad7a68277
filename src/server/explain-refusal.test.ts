import { describe, expect, test } from 'vitest';
import { explainRefusal, StartRefused } from './explain-refusal.ts';

const errorOf = (code: string, fields: object = {}) =>
  Object.assign(new Error(`${code}: raw`), { code, ...fields });

describe('a refusal is explained', () => {
  test.each([
    ['EADDRINUSE', { port: 3000 }, 'Port 3000 is taken by another process. Set PORT to a free one.'],
    ['EACCES', { port: 80 }, 'This account may not listen on port 80.'],
    ['EACCES', { path: '/data' }, 'This account may not use /data. See DATA_DIR.'],
    ['ENOSPC', {}, 'The disk that DATA_DIR is on is full. Make room and start again: nothing is lost.'],
    ['53100', {}, 'The disk of the database is full. Make room and start again: nothing is lost.'],
    ['28P01', {}, 'The database refuses the password in DATABASE_URL.'],
  ])('%s with %o', (code, fields, text) => {
    expect(explainRefusal(errorOf(code, fields))).toBe(text);
  });

  test('of the embedded database, whose file system throws no Error', () => {
    expect(explainRefusal({ name: 'ErrnoError', errno: 51 })).toMatch(/disk that DATA_DIR is on is full/);
    expect(explainRefusal({ name: 'ErrnoError', errno: 2 })).toBeNull();
  });

  test('by what caused it, however deep', () => {
    const wrapped = new Error('Failed query', { cause: new Error('pool', { cause: errorOf('3D000') }) });
    expect(explainRefusal(wrapped)).toMatch(/DATABASE_URL names does not exist/);
  });

  test('by the shop’s own words, without the kind of the error', () => {
    expect(explainRefusal(new StartRefused('SESSION_SECRET is missing.'))).toBe('SESSION_SECRET is missing.');
  });
});

test('a surprise is not explained: its stack says more', () => {
  expect(explainRefusal(new TypeError('x is not a function'))).toBeNull();
  expect(explainRefusal('thrown text')).toBeNull();
});
