import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { confirmEmail, linkInOutbox } from '../../support/confirm-email.ts';

const shop = await openBuiltShop();
const PASSWORD = 'сонце над дахом';

let networks = 0;
const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(shop.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': `10.5.0.${++networks}`, cookie, origin: shop.url },
    redirect: 'manual',
  });

/** What differs from answer to answer by itself: keys of cookies, nonces, names of forms. */
const settled = (text: string, email: string) =>
  text
    .replaceAll(email, '{email}')
    .replaceAll(encodeURIComponent(email), '{email}')
    .replaceAll(/nonce="[^"]+"/g, 'nonce')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '{form}');

/** All that a visitor could compare: status, headers, names and properties of cookies, and the body. */
async function seenOf(answer: Response, email: string) {
  const headers = [...answer.headers]
    .filter(([name]) => !['date', 'set-cookie', 'server-timing', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'/g, 'nonce')]);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''));
  return { status: answer.status, headers, cookies, body: settled(await answer.text(), email) };
}

const owned = 'olena.owned@example.com';
const registered = await submit('/pl/auth', {
  intent: 'register',
  email: owned,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});
const [session = ''] = registered.headers.getSetCookie()[0]?.split(';', 1) ?? [];
await confirmEmail(shop.url, { email: owned, cookie: session });
const unknown = 'olena.other@example.com';

test.each([
  ['signing in', '/pl/auth', { intent: 'login', password: 'wrong password' }, 401],
  ['signing in on the way to the checkout', '/pl/checkout/auth', { intent: 'login', password: 'wrong' }, 401],
  ['a forgotten password', '/pl/auth', { intent: 'forgot' }, 303],
  [
    'a password of two letters',
    '/pl/auth',
    { intent: 'register', password: 'ab', confirmPassword: 'ab' },
    422,
  ],
  [
    'registering',
    '/pl/auth',
    { intent: 'register', password: 'another password', confirmPassword: 'another password' },
    303,
  ],
])('%s is answered to the byte alike, with an account or without', async (_, path, fields, status) => {
  const [known, other] = [
    await seenOf(await submit(path, { ...fields, email: owned }), owned),
    await seenOf(await submit(path, { ...fields, email: unknown }), unknown),
  ];
  expect(known.status).toBe(status);
  expect(known).toEqual(other);
});

test('who registers an address of somebody else sees nothing of theirs, and who owns it keeps their password', async () => {
  const password = 'a stranger’s password';
  const claimed = await submit('/en/auth', {
    intent: 'register',
    email: owned,
    password,
    confirmPassword: password,
  });
  const [stranger = ''] = claimed.headers.getSetCookie()[0]?.split(';', 1) ?? [];
  const profileOf = async (cookie: string) =>
    (await fetch(`${shop.url}/en/profile/personal`, { headers: { cookie } })).text();
  expect(stranger).not.toBe(session);
  expect(await profileOf(stranger)).toContain(owned); // as typed
  const signedIn = await submit('/en/auth', { intent: 'login', email: owned, password: PASSWORD });
  expect(signedIn.status).toBe(303);
});

/** Asks under another host name than the shop's; `fetch` sends none but the address's. */
async function submitUnder(host: string, fields: Record<string, string>): Promise<number | undefined> {
  const body = String(new URLSearchParams(fields));
  const sent = request(`${shop.url}/en/auth`, {
    method: 'POST',
    headers: {
      host,
      'x-forwarded-host': host,
      forwarded: `host=${host}`,
      'x-forwarded-for': '10.5.1.1',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      origin: shop.url,
    },
  });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  return answer?.resume().statusCode;
}

test('an e-mail that was asked for under another host leads to the shop', async () => {
  const email = 'host@example.com';
  const password = PASSWORD;
  await submitUnder('evil.example', { intent: 'register', email, password, confirmPassword: password });
  await submitUnder('evil.example', { intent: 'forgot', email });
  const outbox = await (await fetch(`${shop.url}/dev/mail`)).text();
  const own = [...outbox.matchAll(/href="(\/dev\/mail\/\d+)">[^<]*<\/a> — ([^,]*),/g)].filter(
    ([, , to]) => to === email,
  );
  expect(await linkInOutbox(shop.url, email, 'confirm-address')).toMatch(/^\/\w\w\/confirm-address\//);
  for (const [, path = ''] of own) {
    const mail = await (await fetch(shop.url + path)).text();
    expect(mail).toContain(`${shop.url}/`);
    expect(mail).not.toContain('evil.example');
  }
});
