import { describe, expect, test } from 'vitest';
import { exchange } from '../../support/raw-exchange.ts';
import { openWatchedShop } from '../../support/watched-shop.ts';

const shop = await openWatchedShop();

/** A request as bytes; every one asks for its connection to be closed. */
const bytes = (line: string, headers: readonly string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', body].join('\r\n');
const get = (path: string, ...headers: string[]) => bytes(`GET ${path}`, headers);
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const post = (path: string, body: string, ...headers: string[]) =>
  bytes(`POST ${path}`, [FORM, `Content-Length: ${Buffer.byteLength(body)}`, ...headers], body);
const many = (count: number, line: string) =>
  Array.from({ length: count }, (_, number) => line.replace('#', String(number)));

const ask = async (request: string) => {
  const answers = await exchange(shop.url, request);
  expect(answers.length).toBe(1);
  const [answer] = answers;
  if (!answer) throw new Error('No answer');
  return answer;
};

describe('what is no HTTP is refused before anything looks at it', () => {
  test.each<[string, number, string]>([
    ['another protocol', 400, '\x16\x03\x01\x02\0\x01\0\x01\xFC\x03\x03\r\n\r\n'],
    ['HTTP/2 without agreement', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no host', 400, 'GET /ua HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown method', 400, bytes('FOO /ua')],
    ['a NUL in the path', 400, get('/ua/\0')],
    ['a NUL in a header', 400, get('/ua', 'Cookie: a=\0')],
    ['two lengths', 400, post('/ua/auth', 'a=b', 'Content-Length: 4')],
    ['a length and chunks', 400, post('/ua/auth', '0\r\n\r\n', 'Transfer-Encoding: chunked')],
    ['a negative length', 400, bytes('POST /ua/auth', [FORM, 'Content-Length: -3'], 'a=b')],
    [
      'chunks that are none',
      400,
      bytes('POST /ua/auth', [FORM, 'Transfer-Encoding: chunked'], 'zz\r\na\r\n'),
    ],
    ['an address of 40 kB', 431, get(`/ua/search?q=${'a'.repeat(40_000)}`)],
    // What the server reads at once: bytes that it leaves unread would reset the connection before the answer is read.
    ['2000 headers', 431, get('/ua', ...many(2000, 'X-Header-#: value'))],
    ['an expectation that nobody has', 417, post('/ua/auth', 'a=b', 'Expect: nonsense')],
  ])('%s: %i', async (_, status, request) => {
    expect((await ask(request)).status).toBe(status);
  });
});

describe('odd addresses', () => {
  test.each<[string, number, string]>([
    ['NUL in a query', 200, get('/ua/search?q=%00')],
    ['a NUL that comes of another', 200, get('/ua/search?q=%%0000')],
    ['NUL in a choice', 200, get('/ua/solar-panels?brand=%00')],
    ['NUL in the id of a payment', 404, get('/test-bank/sessions/%00')],
    ['a query that is not UTF-8', 200, get('/ua/search?q=%FF')],
    ['ten thousand parameters', 200, get(`/ua/search?${'a&'.repeat(10_000)}`)],
    ['ten thousand brackets', 200, get(`/pl/search?q=${'['.repeat(10_000)}`)],
    ['the address of another site', 200, get('http://evil.example/ua')],
    ['a path that is not UTF-8', 301, get('/ua/%FF')],
    ['half a character', 301, get('/ua/%E0%A4%A')],
    ['an encoding that is none', 301, get('/ua/product/%zz')],
    ['another site after two slashes', 302, get('//evil.example/ua')],
    ['a way out of the folder', 302, get('/ua/../../etc/passwd')],
    ['a property of every object', 302, get('/constructor')],
    ['NUL in a path', 404, get('/ua/%00')],
    ['the data of a path that is not UTF-8', 404, get('/ua/%FF.data')],
    ['a prototype', 404, get('/ua/__proto__')],
    ['a prototype for a product', 404, get('/ua/product/__proto__')],
    ['a constructor for a category', 404, get('/ua/category/constructor')],
    ['a product that is not UTF-8', 404, get('/api/products/%FF')],
    ['a product of NUL', 404, get('/api/products/%00')],
    ['an order of NUL', 401, get('/api/orders/%00')],
    ['ten thousand parameters of the API', 400, get(`/api/products?${'a&'.repeat(10_000)}`)],
    ['two thousand filters in each other', 400, get(`/api/products?filters${'[$not]'.repeat(2000)}=1`)],
    ['a filter of the prototype', 400, get('/api/products?__proto__[x]=1')],
    ['a filter of the constructor', 400, get('/api/products?constructor[prototype][x]=1')],
    ['NUL in a term', 400, get('/api/search/suggestions?q=%00')],
    ['a term that is not UTF-8', 400, get('/api/search/suggestions?q=%FF')],
  ])('%s: %i', async (_, status, request) => {
    const answer = await ask(request);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(answer.headers.get('location') ?? '/ua').toMatch(/^\/ua/);
  });

  test('a host that is none is refused, and no address is ever made of one', async () => {
    expect((await ask('GET /api/csrf HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).status).toBe(400);
    const page = await ask('GET /ua HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('evil.example');
  });
});

describe('odd headers', () => {
  test.each([
    [
      'cookies that cannot be decoded',
      get('/ua', 'Cookie: userLocale=%FF; session=%00; userCurrency=%; =; a'),
    ],
    ['a session that nobody gave', get('/ua', 'Cookie: session=x.y')],
    ['a thousand languages', get('/ua', `Accept-Language: ${'pl;q=0.1,'.repeat(1000)}`)],
    ['an address of a proxy that is none', get('/ua', 'X-Forwarded-For: \xFF\xFE,,,')],
    ['an upgrade that the shop does not know', get('/ua', 'Upgrade: websocket')],
  ])('%s change nothing for the reader', async (_, request) => {
    const page = await ask(request);
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/<\/html>\s*$/);
  });

  test('an older protocol is spoken, which need not name a host', async () => {
    expect((await ask('GET /ua HTTP/1.0\r\n\r\n')).status).toBe(200);
    expect((await ask('GET /api/geo HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('requests on the heels of each other are answered in their order', async () => {
    const [page, ...others] = await exchange(
      shop.url,
      ['/ua/cart', '/api/csrf', '/healthz']
        .map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
        .join('') + get('/pl'),
    );
    expect([page?.status, ...others.map(({ status }) => status)]).toEqual([200, 204, 200, 200]);
    expect(page?.body).toContain('lang="uk"');
    expect(others.at(-1)?.body).toContain('lang="pl"');
  });

  test('a client that asks before it sends is told to go on', async () => {
    const [first, second] = await exchange(
      shop.url,
      post('/ua/auth', 'intent=login', 'Expect: 100-continue'),
    );
    expect([first?.status, second?.status]).toEqual([100, 422]);
  });
});

describe('methods', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'QUERY'])(
    '%s is answered with 405 where it means nothing',
    async (method) => {
      for (const path of ['/ua', '/pl/product/101', '/en/cart/lines']) {
        const answer = await ask(bytes(`${method} ${path}`, ['Content-Length: 0']));
        expect([path, answer.status]).toEqual([path, 405]);
        expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      }
    },
  );
});

describe('a form that is none is refused in the words of its page', () => {
  const JSON_TYPE = 'Content-Type: application/json';
  const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';
  const send = (path: string, type: string, body: string) =>
    bytes(`POST ${path}`, [...(type === '' ? [] : [type]), `Content-Length: ${body.length}`], body);

  test.each<[string, string, number, string]>([
    ['/ua', 'uk', 415, JSON_TYPE],
    ['/pl', 'pl', 415, ''],
    ['/en', 'en', 400, MULTIPART],
    ['/pl', 'pl', 400, 'Content-Type: multipart/form-data'],
  ])('%s in %s: %i', async (region, language, status, type) => {
    for (const page of ['/auth', '/checkout/auth', '/preferences']) {
      const answer = await ask(send(region + page, type, 'intent=login'));
      expect([page, answer.status]).toEqual([page, status]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.body).toContain(`lang="${language}"`);
    }
  });

  test('with a choice that does not exist as well', async () => {
    const answer = await ask(post('/pl/preferences', 'currency=EUR'));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatch(/lang="pl"[^]*Coś poszło nie tak/);
  });
});

test('nothing of all this was a fault of the shop', async () => {
  expect(shop.complaints()).toEqual([]);
  expect((await shop.ask('/readyz')).status).toBe(200);
});
