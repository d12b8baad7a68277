import { isRouteErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import type { ReceivedBody } from './receive-body.ts';

const sent = (body: BodyInit, type?: string): ReceivedBody => ({
  fault: null,
  request: new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  }),
});
const nothing = new Request('http://localhost/', { method: 'POST' });
const refusalOf = (body: ReceivedBody) =>
  readForm(body).then(
    () => null,
    (error: unknown) => error,
  );

describe('a form', () => {
  test('is read in both of its encodings', async () => {
    const multipart = new FormData();
    multipart.set('name', 'Олена');
    for (const body of [sent(new URLSearchParams({ name: 'Олена' })), sent(multipart)]) {
      expect([...(await readForm(body))]).toEqual([['name', 'Олена']]);
    }
  });

  test.each<[string, number, ReceivedBody]>([
    ['too large', 413, { fault: 'too-large', request: nothing }],
    ['not whole', 400, { fault: 'broken-off', request: nothing }],
    ['of no type', 415, { fault: null, request: nothing }],
    ['JSON', 415, sent('{}', 'application/json')],
    ['multipart without a boundary', 400, sent('a=b', 'multipart/form-data')],
    ['multipart in disorder', 400, sent('a=b', 'multipart/form-data; boundary=x')],
  ])('that is %s is refused with %i', async (_, status, body) => {
    const error = await refusalOf(body);
    expect(error).toMatchObject({ init: { status } });
    expect(isRouteErrorResponse(error) || !(error instanceof Error)).toBe(true);
  });
});
