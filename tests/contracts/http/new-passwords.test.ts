import { expect, test } from 'vitest';
import pl from '../../../src/content/messages/pl.json' with { type: 'json' };
import { openBuiltShop } from '../../support/built-shop.ts';

const shop = await openBuiltShop({ PASSWORD_MINIMUM: '10' });

async function register(password: string) {
  const answer = await fetch(`${shop.url}/pl/auth?mode=register`, {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'register',
      email: 'jan.kowalski@example.com',
      password,
      confirmPassword: password,
    }),
    headers: { origin: shop.url },
    redirect: 'manual',
  });
  return { status: answer.status, page: await answer.text() };
}

test('the form names the shop’s fewest characters, and the shop asks for them', async () => {
  const form = await (await shop.ask('/pl/auth?mode=register')).text();
  expect(form).toContain('Co najmniej 10 znaków');
  const { status, page } = await register('krótkie 9');
  expect([status, page.includes('Hasło musi mieć co najmniej 10 znaków')]).toEqual([422, true]);
});

test.each([
  ['a common one', '1234567890', pl['auth.error.passwordCommon']],
  ['a common one in capitals', 'QWERTYUIOP', pl['auth.error.passwordCommon']],
  ['the e-mail', 'Jan.Kowalski', pl['auth.error.passwordOwn']],
])('%s is refused in words, and makes no account', async (_, password, said) => {
  const { status, page } = await register(password);
  expect([status, page.includes(said)]).toEqual([422, true]);
  expect(await (await shop.ask('/dev/mail')).text()).not.toContain('jan.kowalski');
});

test('another one is taken', async () => {
  expect((await register('żółty słonecznik')).status).toBe(303);
});
