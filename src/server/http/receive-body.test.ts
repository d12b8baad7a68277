import { describe, expect, test } from 'vitest';
import { isRouteErrorResponse } from 'react-router';
import { BODY_BYTES_MAX, receiveBody, readForm, type ReceivedBody } from './receive-body.ts';

const url = 'http://localhost/';
const send = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const bytes = (size: number) => new Uint8Array(size).fill(120);
const streamed = (size: number) => new Blob([bytes(size)]).stream();

describe('the body of a request', () => {
  test.each([0, 1, BODY_BYTES_MAX])('of %i bytes is at hand, declared or not', async (size) => {
    for (const body of [bytes(size), streamed(size)]) {
      const { fault, request } = await receiveBody(send(body, { 'x-kept': 'yes' }));
      expect(fault).toBe(null);
      expect([request.url, request.method, request.headers.get('x-kept')]).toEqual([url, 'POST', 'yes']);
      expect((await request.arrayBuffer()).byteLength).toBe(size);
    }
  });

  test('that is larger is refused, and read to its end for the client to see the answer', async () => {
    for (const body of [bytes(BODY_BYTES_MAX + 1), streamed(4 * BODY_BYTES_MAX)]) {
      const sent = send(body);
      const { fault, request } = await receiveBody(sent);
      expect([fault, request.body]).toEqual(['too-large', null]);
      expect(sent.bodyUsed).toBe(true);
    }
  });

  test('that is said to be enormous is refused at once', async () => {
    const sent = send('x', { 'content-length': String(1 << 30) });
    expect((await receiveBody(sent)).fault).toBe('too-large');
    expect(sent.bodyUsed).toBe(false);
  });

  test('that never ends is given up, however little memory it takes', async () => {
    let pulled = 0;
    const chunk = bytes(1 << 20);
    const endless = new ReadableStream({
      pull(stream) {
        pulled++;
        stream.enqueue(chunk);
      },
    });
    expect((await receiveBody(send(endless))).fault).toBe('too-large');
    expect(pulled).toBeLessThan(100);
  });

  test('that breaks off is no fault of the shop', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
    expect(await receiveBody(send(broken))).toMatchObject({ fault: 'broken-off' });
  });

  test('may be missing', async () => {
    const read = new Request(url);
    expect(await receiveBody(read)).toEqual({ fault: null, request: read });
  });
});

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
  test('of more fields than any of the shop’s is refused, in both of its encodings', async () => {
    const ofFields = (count: number) =>
      Array.from({ length: count }, (_, number) => [`f${number}`, 'x'] as const);
    const multipartOf = (count: number) => {
      const form = new FormData();
      for (const [name, value] of ofFields(count)) form.append(name, value);
      return form;
    };
    const urlEncodedOf = (count: number) => new URLSearchParams(ofFields(count).map((pair) => [...pair]));
    for (const formOf of [multipartOf, urlEncodedOf]) {
      expect([...(await readForm(sent(formOf(250))))]).toHaveLength(250);
      expect(await refusalOf(sent(formOf(251)))).toMatchObject({ init: { status: 413 } });
    }
  });

  test('is read in both of its encodings', async () => {
    const multipart = new FormData();
    multipart.set('name', 'Олена');
    for (const body of [sent(new URLSearchParams({ name: 'Олена' })), sent(multipart)]) {
      expect([...(await readForm(body))]).toEqual([['name', 'Олена']]);
    }
  });

  test('has no NUL, in both of its encodings', async () => {
    const multipart = new FormData();
    multipart.set('name', 'a\0b');
    multipart.set('file', new File(['\0'], 'a.bin'));
    for (const body of [sent(new URLSearchParams({ name: 'a\0b' })), sent(multipart)]) {
      expect((await readForm(body)).get('name')).toBe('a\uFFFDb');
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
