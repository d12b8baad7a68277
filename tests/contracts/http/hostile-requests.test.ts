import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { PASSWORD, register } from '../../support/http-customer.ts';
import { openWatchedShop } from '../../support/watched-shop.ts';

const shop = await openWatchedShop();
const customer = await register(shop.url, 1);

const form = (path: string, fields: Record<string, string>) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': '10.1.1.1' },
  });

test.each(['/api/create-checkout-session', '/api/cart/merge'])(
  'a body of three thousand lists in lists is refused by %s',
  async (path) => {
    const answer = await shop.ask(path, {
      method: 'POST',
      headers: { ...customer.headers, 'content-type': 'application/json' },
      body: `{"items":${'['.repeat(3000)}${']'.repeat(3000)}}`,
    });
    expect(answer.status).toBe(400);
    expect(await readProblem(answer)).toMatchObject({ details: { reason: 'malformed-json' } });
  },
);

test.each([
  ['/ua/cart\u2028', '/ua/cart%E2%80%A8'],
  ['/ua/портативні', '/ua/%D0%BF%D0%BE%D1%80%D1%82%D0%B0%D1%82%D0%B8%D0%B2%D0%BD%D1%96'],
])('who signs in arrives at %j with a session', async (redirect, location) => {
  const answer = await form('/ua/auth', {
    intent: 'login',
    email: customer.email,
    password: PASSWORD,
    redirect,
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  expect(answer.headers.getSetCookie().join()).toContain('session=');
});

test('who chooses a currency comes back to a page whose address has letters', async () => {
  const answer = await form('/ua/preferences', { currency: 'PLN', returnTo: '/ua/ї' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ua/%D1%97']);
  expect(answer.headers.getSetCookie().join()).toContain('userCurrency=PLN');
});

test('a connection that asks for nine hundred pages and reads none is closed', async () => {
  await (await shop.ask('/ua')).text(); // kept from now on
  const { hostname: host, port } = new URL(shop.url);
  const client = connect(Number(port), host)
    .pause()
    .on('error', () => {});
  const closed = new Promise<boolean>((resolve) => client.once('close', () => resolve(true)));
  client.write('GET /ua HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(900));
  client.once('end', () => client.destroy());
  client.resume(); // what the kernel took may be read: it is far less than 900 pages
  let bytes = 0;
  client.on('data', (part) => (bytes += part.length));
  expect(await closed).toBe(true);
  const page = (await (await shop.ask('/ua', { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
    .byteLength;
  expect(bytes).toBeLessThan(100 * page);
});

test('nothing of all this is worth a complaint in the log', () => expect(shop.complaints()).toEqual([]));
