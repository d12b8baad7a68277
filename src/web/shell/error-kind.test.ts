import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_GONE } from '../../domain/account/account-deletion.ts';
import { FORM_TOO_LONG } from '../../domain/routing/error-status.ts';
import { failureOf, failureOfCode } from './error-kind.ts';

const answer = (status: number) => new ErrorResponse(status, '', null);

describe('what happened', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [500, 'server'],
    [503, 'unavailable'],
    [418, 'other'],
  ])('status %i is %s', (status, kind) => {
    expect(failureOf(answer(status), { isOnline: true })).toEqual({ kind, status });
  });

  it('is an account that is gone when the answer says so', () => {
    expect(failureOf(new ErrorResponse(401, '', ACCOUNT_GONE), { isOnline: true })).toEqual({
      kind: ACCOUNT_GONE,
      status: 401,
    });
  });

  it('is a form with too many words where no file made it large', () => {
    expect(failureOf(new ErrorResponse(413, '', null), { isOnline: true }).kind).toBe('too-large');
    expect(failureOf(new ErrorResponse(413, '', FORM_TOO_LONG), { isOnline: true })).toEqual({
      kind: 'form-too-long',
      status: 413,
    });
  });

  it('is a fault of the shop when something else was thrown', () => {
    expect(failureOf(new Error('x'), { isOnline: true })).toEqual({ kind: 'server', status: 500 });
    expect(failureOf(new TypeError('Failed to fetch'), { isOnline: true }).kind).toBe('server');
  });

  it('is a lost connection when a request failed without one', () => {
    expect(failureOf(new TypeError('Failed to fetch'), { isOnline: false })).toEqual({
      kind: 'offline',
      status: null,
    });
  });
});

describe('/error/{code}', () => {
  it.each([
    ['404', 'not-found', 404],
    ['500', 'server', 500],
    ['403', 'forbidden', 403],
    ['503', 'other', 503],
    ['400', 'other', 400],
    ['599', 'other', 599],
    ['399', 'other', 500],
    ['600', 'other', 500],
    ['abc', 'other', 500],
    ['4040', 'other', 500],
    [undefined, 'other', 500],
  ])('%s is %s with status %i', (code, kind, status) => {
    expect(failureOfCode(code)).toEqual({ kind, status });
  });
});
