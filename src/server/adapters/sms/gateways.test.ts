import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { SmsGateway } from '../../ports/sms.ts';
import { smsapi } from './smsapi.ts';
import { turbosms } from './turbosms.ts';

/** What a gateway's server was asked. */
interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
/** How it answers; `silent` never does. */
type Reply = { readonly status: number; readonly body: string } | 'silent';

const asked: Asked[] = [];
let reply: (request: Asked) => Reply = () => 'silent';
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    const one = { path: request.url ?? '', headers: request.headers, body };
    asked.push(one);
    const answer = reply(one);
    if (answer === 'silent') return;
    const headers = { 'Content-Type': 'application/json', ...(answer.status === 302 && { Location: '/' }) };
    response.writeHead(answer.status, headers).end(answer.body);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = v.parse(v.object({ port: v.number() }), server.address());
const apiUrl = `http://127.0.0.1:${port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const ID = '7b1f8a52-53a6-4f3e-9a51-1f0f6c8d2e11';
const polishAccount = { token: 'polish-token', from: 'Promin', apiUrl };
const ukrainianAccount = { token: 'ukrainian-token', sender: 'Promin', apiUrl };
const polish = smsapi(polishAccount);
const ukrainian = turbosms(ukrainianAccount);
/** For a server that never answers. */
const patienceMs = 50;
const toPoland = { id: ID, recipient: '+48500100200', text: 'Zamowienie ORD-10001 jest w drodze' };
const toUkraine = { id: ID, recipient: '+380671234567', text: 'Замовлення ORD-10001 вже в дорозі' };

const answers = (status: number, body: unknown) => {
  reply = () => ({ status, body: typeof body === 'string' ? body : JSON.stringify(body) });
};
const refusedFor = (isFinal: boolean, reason: string) => ({ ok: false, isFinal, reason });

describe('SMSAPI.pl', () => {
  const queued = (error: number | null = null) => ({
    count: 1,
    list: [
      {
        id: '5F1A2B3C4D5E6F7081920304',
        points: 0.16,
        number: '48500100200',
        date_sent: 1_795_000_000,
        submitted_number: '48500100200',
        status: 'QUEUE',
        error,
        idx: ID,
        parts: 1,
      },
    ],
  });
  const refused = (error: number, message: string) => ({ invalid_numbers: [], error, message });

  test('is asked once, with the id that makes the message unique', async () => {
    answers(200, queued());
    expect(await polish.send(toPoland)).toEqual({ ok: true });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/sms.do',
      headers: { authorization: 'Bearer polish-token' },
    });
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      to: '48500100200',
      from: 'Promin',
      message: toPoland.text,
      encoding: 'utf-8',
      format: 'json',
      idx: ID,
      check_idx: '1',
    });
  });

  test.each([
    ['a queued message', 200, queued(), { ok: true }],
    ['the same id again', 200, refused(53, 'Not unique idx'), { ok: true }],
    ['a wrong number', 200, refused(13, 'No correct phonenumbers'), refusedFor(true, 'smsapi 13')],
    ['a wrong number in its list', 200, queued(13), refusedFor(true, 'smsapi 13')],
    ['a recipient who wants none', 400, refused(59, 'Opt-out'), refusedFor(true, 'smsapi 59')],
    ['a wrong token', 401, refused(101, 'Authorization failed'), refusedFor(false, 'smsapi 101')],
    ['an empty account', 200, refused(103, 'Insufficient credits'), refusedFor(false, 'smsapi 103')],
    ['a failure of its own', 200, refused(201, 'Internal error'), refusedFor(false, 'smsapi 201')],
    ['another list than was asked for', 200, { count: 0, list: [] }, refusedFor(false, 'HTTP 200')],
  ])('%s', async (_, status, body, outcome) => {
    answers(status, body);
    expect(await polish.send(toPoland)).toEqual(outcome);
  });
});

describe('TurboSMS.ua', () => {
  const whole = (code: number, status: string, result: unknown = null) => ({
    response_code: code,
    response_status: status,
    response_result: result,
  });
  const recipient = (code: number, status: string) => [
    {
      phone: '380671234567',
      response_code: code,
      message_id: code === 0 ? 'f83f8868-5e46-c6cf-e4fb-615e5a293754' : null,
      response_status: status,
    },
  ];
  const taken = recipient(0, 'OK');

  test('is asked once, with the id that makes the message unique', async () => {
    answers(200, whole(800, 'SUCCESS_MESSAGE_ACCEPTED', taken));
    expect(await ukrainian.send(toUkraine)).toEqual({ ok: true });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/message/send.json',
      headers: { authorization: 'Bearer ukrainian-token', 'content-type': 'application/json' },
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      recipients: ['380671234567'],
      sms: { sender: 'Promin', text: toUkraine.text },
      sequence_id: ID,
    });
  });

  test.each([
    ['taken at once', whole(0, 'OK', taken), { ok: true }],
    ['queued', whole(800, 'SUCCESS_MESSAGE_ACCEPTED', taken), { ok: true }],
    ['sent', whole(801, 'SUCCESS_MESSAGE_SENT', taken), { ok: true }],
    ['the same id again', whole(507, 'FAILED_DUPLICATE_REQUEST', taken), { ok: true }],
    ['the same text within 90 seconds', whole(427, 'NOT_ALLOWED_MESSAGE_DUPLICATE'), { ok: true }],
    [
      'a wrong number',
      whole(802, 'SUCCESS_MESSAGE_PARTIAL_ACCEPTED', recipient(305, 'INVALID_PHONE')),
      refusedFor(true, 'turbosms 305'),
    ],
    [
      'a recipient who wants none',
      whole(0, 'OK', recipient(404, 'NOT_ALLOWED_NUMBER_STOPLIST')),
      refusedFor(true, 'turbosms 404'),
    ],
    [
      'none of its recipients',
      whole(802, 'SUCCESS_MESSAGE_PARTIAL_ACCEPTED', []),
      refusedFor(true, 'turbosms 802'),
    ],
    ['no token', whole(103, 'REQUIRED_TOKEN'), refusedFor(false, 'turbosms 103')],
    ['a wrong token', whole(301, 'INVALID_TOKEN'), refusedFor(false, 'turbosms 301')],
    ['an empty account', whole(203, 'REQUIRED_BALANCE'), refusedFor(false, 'turbosms 203')],
    ['a failure of its own', whole(503, 'FAILED_SMS_SEND'), refusedFor(false, 'turbosms 503')],
  ])('%s', async (_, body, outcome) => {
    answers(200, body);
    expect(await ukrainian.send(toUkraine)).toEqual(outcome);
  });
});

describe.each<[string, SmsGateway, SmsGateway, typeof toPoland]>([
  ['SMSAPI.pl', polish, smsapi({ ...polishAccount, patienceMs }), toPoland],
  ['TurboSMS.ua', ukrainian, turbosms({ ...ukrainianAccount, patienceMs }), toUkraine],
])('%s as a server that fails', (_, gateway, hastyGateway, sms) => {
  test.each([
    ['an error page', 500, '<html>Internal Server Error</html>', 'HTTP 500'],
    ['garbage', 200, 'OK:5F1A2B3C', 'HTTP 200'],
    ['JSON of another shape', 200, '[1, 2, 3]', 'HTTP 200'],
    ['an empty body', 503, '', 'HTTP 503'],
  ])('%s postpones', async (__, status, body, reason) => {
    answers(status, body);
    expect(await gateway.send(sms)).toEqual(refusedFor(false, reason));
  });

  test('a redirect is not followed with the token', async () => {
    answers(302, '');
    expect(await gateway.send(sms)).toEqual(refusedFor(false, 'unreachable'));
    expect(asked).toHaveLength(1);
  });

  test('no answer postpones, and no reason names the recipient', async () => {
    reply = () => 'silent';
    expect(await hastyGateway.send(sms)).toEqual(refusedFor(false, 'timeout'));
  });
});

test('a gateway that is not there postpones', async () => {
  const nowhere = smsapi({ token: 't', from: 'Promin', apiUrl: 'http://127.0.0.1:9' });
  expect(await nowhere.send(toPoland)).toEqual(refusedFor(false, 'unreachable'));
});
