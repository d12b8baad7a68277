import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startHeardShop } from '../../support/heard-shop.ts';
import { serverDatabase } from '../../support/test-database.ts';

const DATABASE_URL = await serverDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'promin-logs-'));
const shop = await startHeardShop({ DATA_DIR, DATABASE_URL });
afterAll(async () => {
  await shop.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Nobody else is called or lives like this. */
const PERSON = {
  firstName: 'Зореслава',
  lastName: 'Квітнева-Пшебильська',
  email: 'zoreslava.kvitneva@example.com',
  phone: '+380671239876',
  password: 'таємне-слово-2026',
  address: 'вул. Небувала, 4711',
  city: 'Вигадівка',
  postalCode: '79123',
};
const secrets = new Set<string>(Object.values(PERSON));

const ask = (path: string, init?: RequestInit) => fetch(shop.url + path, { redirect: 'manual', ...init });

async function submit(path: string, fields: Readonly<Record<string, string>>) {
  const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  for (const cookie of cookies) {
    const value = cookie.slice(cookie.indexOf('=') + 1);
    if (value.length > 8) secrets.add(value);
  }
  return { status: answer.status, cookies };
}

async function enter() {
  const { password } = PERSON;
  const account = { ...PERSON, intent: 'register', confirmPassword: password, acceptTerms: 'on' };
  const { status, cookies } = await submit('/ua/checkout/auth', account);
  expect(status).toBe(303);
  const [csrf = ''] = (await ask('/api/csrf')).headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0] ?? '');
  const token = csrf.slice(csrf.indexOf('=') + 1);
  secrets.add(token);
  return {
    cookie: [...cookies, csrf].join('; '),
    'x-xsrf-token': decodeURIComponent(token),
    'content-type': 'application/json',
  };
}

/** Every visit that carries something of the person. */
async function live() {
  const headers = await enter();
  const order = (body: string) => ask('/api/create-checkout-session', { method: 'POST', headers, body });
  const { password: _, ...person } = PERSON;
  const wanted = JSON.stringify({
    items: [{ id: 508, quantity: 1 }],
    shippingInfo: { ...person, country: 'UA', method: 'standard' },
    paymentMethod: 'transfer',
    currency: 'UAH',
  });
  const statuses = {
    placed: (await order(wanted)).status,
    cutShort: (await order(wanted.slice(0, -20))).status,
    wrong: (await order(wanted.replaceAll(PERSON.postalCode, PERSON.email))).status,
    signIn: (await submit('/ua/auth', { ...PERSON, intent: 'login', password: `${PERSON.password}!` }))
      .status,
    profile: (await ask('/ua/profile', { headers })).status,
    strayPath: (await ask(`/ua/${PERSON.email}/${encodeURIComponent(PERSON.phone)}`)).status,
    search: (await ask(`/ua/search?q=${encodeURIComponent(PERSON.lastName)}`)).status,
  };
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query('drop table order_addresses');
  await client.end();
  return { ...statuses, failed: (await order(wanted)).status };
}

const visits = await live();
await shop.stop();

test('the visits went as they were meant to', () => {
  expect(visits).toMatchObject({ placed: 201, signIn: 401, profile: 200, strayPath: 404, failed: 500 });
  expect(visits.cutShort).toBeGreaterThanOrEqual(400);
  expect(visits.wrong).toBeGreaterThanOrEqual(400);
});

test('the log has each request and the failure, a line of JSON each', () => {
  const lines = shop
    .said()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'answered', path: '/api/create-checkout-session', status: 201 }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'error',
      requestId: expect.any(String),
      err: expect.objectContaining({ code: '42P01', message: 'relation "order_addresses" does not exist' }),
    }),
  );
});

test('nothing of the person is in it, in whatever writing', () => {
  const said = shop.said();
  const found = [...secrets].filter((secret) =>
    [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), secret.replace('+', '')].some(
      (text) => said.includes(text),
    ),
  );
  expect(found).toEqual([]);
  expect(secrets.size).toBeGreaterThan(Object.keys(PERSON).length + 1); // cookies and tokens are among them
});
