import { afterAll, describe, expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, signedIn, close } = await openTestShop();
afterAll(close);
const customer = await signedIn();

const order = (headers: Readonly<Record<string, string>>) =>
  api('/create-checkout-session', {
    method: 'POST',
    headers,
    body: JSON.stringify(checkoutBody([{ id: 101, quantity: 1 }])),
  });
const reasonOf = async (answer: Response) => (await readProblem(answer)).details.reason;

describe('GET /csrf', () => {
  test('sets a cookie that scripts can read, and answers nothing', async () => {
    const answer = await api('/csrf');
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/);
  });

  test('leaves a good token as it is, and replaces a forged one', async () => {
    const tokenOf = async (cookie?: string) => {
      const { headers } = await api('/csrf', cookie === undefined ? {} : { headers: { cookie } });
      return headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    };
    const good = await tokenOf();
    expect(await tokenOf(good)).toBe(good);
    expect(await tokenOf('XSRF-TOKEN=forged.token')).not.toBe('XSRF-TOKEN=forged.token');
  });
});

describe('a call that changes something', () => {
  const { cookie = '', 'x-xsrf-token': token = '', 'content-type': type = '' } = customer.headers;
  const session = cookie.replace(/; XSRF-TOKEN=.*/, '');

  test.each([
    ['without the pair', { cookie: session }],
    ['without the header', { cookie }],
    ['without the cookie', { cookie: session, 'x-xsrf-token': token }],
    ['with another header', { cookie, 'x-xsrf-token': `${token}x` }],
    [
      'with a pair that the shop did not sign',
      { cookie: `${session}; XSRF-TOKEN=a.b`, 'x-xsrf-token': 'a.b' },
    ],
  ])('%s is answered with 403', async (_, headers) => {
    const answer = await order({ ...headers, 'content-type': type });
    expect(answer.status).toBe(403);
    expect(await reasonOf(answer)).toBe('csrf');
  });

  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'https://elsewhere.example'],
    ['origin', 'null'],
  ])('with %s: %s is answered with 403', async (name, value) => {
    const answer = await order({ ...customer.headers, [name]: value });
    expect(answer.status).toBe(403);
    expect(await reasonOf(answer)).toBe('cross-site');
  });

  test.each([
    ['sec-fetch-site', 'same-origin'],
    ['origin', 'http://localhost'],
  ])('with %s: %s passes', async (name, value) => {
    expect((await order({ ...customer.headers, [name]: value })).status).toBe(201);
  });

  test('by nobody who is signed in is answered with 401', async () => {
    const answer = await order({
      cookie: cookie.replace(session, ''),
      'x-xsrf-token': token,
      'content-type': type,
    });
    expect(answer.status).toBe(401);
    expect(await reasonOf(answer)).toBe('not-signed-in');
  });
});

describe('paths and methods', () => {
  test.each(['', '/', '/nothing', '/products/1/more', '/search', '/Products', '/products/'])(
    '%j is answered with 404',
    async (path) => {
      const answer = await api(path);
      expect(answer.status).toBe(404);
      expect(await readProblem(answer)).toMatchObject({ status: 404, name: 'NotFoundError' });
    },
  );

  test.each([
    ['POST', '/products', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/products/101', 'GET, HEAD, OPTIONS'],
    ['PUT', '/orders', 'GET, HEAD, OPTIONS'],
    ['GET', '/create-checkout-session', 'POST, OPTIONS'],
    ['PATCH', '/geo', 'GET, HEAD, OPTIONS'],
  ])('%s %s is answered with 405 and what is allowed', async (method, path, allow) => {
    const answer = await api(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await readProblem(answer)).toMatchObject({ name: 'MethodNotAllowedError' });
  });

  test('HEAD is answered without a body, OPTIONS with what is allowed', async () => {
    const head = await api('/products', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    const options = await api('/orders', { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('no answer may be kept by anything between', async () => {
    for (const path of ['/products', '/orders', '/csrf', '/nothing']) {
      expect((await api(path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });
});
