import { expect, test } from 'vitest';
import { messagesOf } from '../../../src/server/messages/messages.ts';
import { limitText } from '../../../src/web/form/limit-text.ts';
import { openBuiltShop } from '../../support/built-shop.ts';

const shop = await openBuiltShop();

const submit = (fields: Record<string, string>, address: string, page = '/ua/auth') =>
  fetch(shop.url + page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address, origin: shop.url },
    redirect: 'manual',
  });
/** Forgets a password, which hashes none, and so costs little; networks are read alike for whatever is counted. */
const forget = async (email: string, address: string) =>
  (await submit({ intent: 'forgot', email }, address)).status === 429 ? 'refused' : 'heard';
const repeat = async (times: number, ask: (number: number) => Promise<string>) => {
  const answers = [];
  for (let each = 0; each < times; each++) answers.push(await ask(each));
  return answers;
};
const refusedAfter = (tries: number) => [...Array.from({ length: tries }, () => 'heard'), 'refused'];

test('a network is counted as a whole, however its addresses are written', async () => {
  const ipv6 = (number: number) =>
    number % 2 ? `2001:DB8:7:7::${number}` : `[2001:db8:7:7:ffff::${number}]:${5000 + number}`;
  expect(await repeat(6, (number) => forget(`a-${number}@example.com`, ipv6(number)))).toEqual(
    refusedAfter(5),
  );
  const ipv4 = (number: number) => (number % 2 ? '::ffff:10.9.9.9' : `10.9.9.9:${5000 + number}`);
  expect(await repeat(6, (number) => forget(`b-${number}@example.com`, ipv4(number)))).toEqual(
    refusedAfter(5),
  );
  expect(await forget('c@example.com', '2001:db8:7:8::1')).toBe('heard');
});

const PASSWORD = 'сонце-2026';
const registration = (email: string) => ({
  intent: 'register',
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: 'on',
});
const { translate } = messagesOf('uk');

test.each([
  ['signing in', 10, (email: string) => ({ intent: 'login', email, password: 'guessed' })],
  ['a forgotten password', 5, (email: string) => ({ intent: 'forgot', email })],
  ['registering', 10, registration],
])('%s says how long to wait, alike with an account and without', async (name, calls, fieldsOf) => {
  const owned = `owner-${calls}-${name.length}@example.com`;
  expect((await submit(registration(owned), `10.20.${name.length}.1`)).status).toBe(303);
  const network = `10.21.${name.length}.1`;
  for (let tries = 0; tries < calls; tries++) {
    expect((await submit(fieldsOf(`c-${tries}-${name.length}@example.com`), network)).status).not.toBe(429);
  }
  for (const page of [name === 'registering' ? '/ua/auth?mode=register' : '/ua/auth', '/ua/checkout/auth']) {
    for (const email of [owned, 'nobody@example.com']) {
      const refused = await submit(fieldsOf(email), network, page);
      const seconds = Number(refused.headers.get('retry-after'));
      expect([page, refused.status, seconds > 0]).toEqual([page, 429, true]);
      const said = /role="alert".*?<div>([^<]*)<\/div>/s.exec(await refused.text())?.[1];
      expect([page, said]).toEqual([page, limitText(translate, seconds)]);
    }
  }
});
