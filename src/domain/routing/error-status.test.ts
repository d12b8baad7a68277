import { expect, test } from 'vitest';
import { errorStatus, isAskedFor } from './error-status.ts';

test.each([
  ['404', 404],
  ['503', 503],
  ['599', 599],
  ['600', 500],
  ['200', 500],
  ['1e3', 500],
  ['abc', 500],
  [undefined, 500],
] as const)('the page of %s answers with %i', (code, status) => expect(errorStatus(code)).toBe(status));

test.each([
  ['/ua/error/500', 500, true],
  ['/pl/error', 500, true],
  ['/en/error/nonsense', 500, true],
  ['/ua/error/500.data', 500, true],
  ['/ua/error/404', 500, false],
  ['/ua/error/500', 503, false],
  ['/ua/cart', 500, false],
  ['/ua/error/500/more', 500, false],
])('%s with %i: asked for is %s', (path, status, asked) => expect(isAskedFor(path, status)).toBe(asked));
