import { describe, expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('a database that is gone, full or too slow', () => {
  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOSPC',
    '08006', // connection failure
    '53300', // too many connections
    '57P01', // stopped by its administrator
    '57014', // a statement that took too long
    '58030', // a disk that does not answer
  ])('is known by the code %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  });

  test('is known through the errors that wrap it', () => {
    const wrapped = new Error('Failed query', {
      cause: new Error('once more', { cause: withCode('57P01') }),
    });
    expect(isUnavailable(wrapped)).toBe(true);
    expect(isUnavailable(new AggregateError([new Error('no'), withCode('ECONNREFUSED')]))).toBe(true);
  });

  test('is known by what the pool and the embedded database say', () => {
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnavailable(new Error('Query read timeout'))).toBe(true);
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isUnavailable(new Error('PGlite is closed'))).toBe(true);
  });
});

describe('a fault of the shop', () => {
  test.each([
    '23505', // a key that is there already
    '23514', // a check that failed
    '42P01', // a table that does not exist
    '40P01', // a deadlock
    'ENOENT',
  ])('is not taken for it: %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(false);
  });

  test('is not taken for it, whatever is thrown', () => {
    expect(
      [new Error('undefined is not a function'), 'ECONNREFUSED', null, undefined].map(isUnavailable),
    ).toEqual([false, false, false, false]);
  });

  test('is decided even when errors name each other as their cause', () => {
    const one = new Error('one');
    one.cause = new Error('two', { cause: one });
    expect(isUnavailable(one)).toBe(false);
  });
});
