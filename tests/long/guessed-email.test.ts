import { expect, test } from 'vitest';
import { openBuiltShop } from '../support/built-shop.ts';
import { confirmEmail } from '../support/confirm-email.ts';

const shop = await openBuiltShop();

const PASSWORD = 'сонце-2026';
const submit = (fields: Record<string, string>, address: string, cookie = '') =>
  fetch(`${shop.url}/ua/auth`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address, cookie, origin: shop.url },
    redirect: 'manual',
  });
const guess = async (email: string, address: string) =>
  (await submit({ intent: 'login', email, password: 'guessed' }, address)).status;

/** Guesses from two networks until both have to wait; the waits double, so that sooner or later one is longer than a try takes. */
async function guessUntilRefused(email: string, network: string) {
  const statuses: number[] = [];
  while (statuses.slice(-2).join() !== '429,429') {
    statuses.push(await guess(email, `${network}.${statuses.length % 2}.1`));
  }
  return statuses;
}

test('an e-mail that is guessed has to wait, with an account or without, but for its owner', async () => {
  const email = 'owner@example.com';
  const registration = { intent: 'register', email, password: PASSWORD, confirmPassword: PASSWORD };
  const registered = await submit(registration, '10.8.0.1');
  expect(registered.status).toBe(303);
  const [session = ''] = registered.headers.getSetCookie()[0]?.split(';', 1) ?? [];
  const confirmed = await confirmEmail(shop.url, { email, cookie: session });
  const cookie = confirmed.headers.getSetCookie().find((each) => each.startsWith('knownBrowser=')) ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
  for (const [address, network] of [
    [email, '10.81'],
    ['stranger@example.com', '10.82'],
  ] as const) {
    const statuses = await guessUntilRefused(address, network);
    expect(statuses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 401));
  }
  const signIn = { intent: 'login', email, password: PASSWORD };
  expect((await submit(signIn, '10.9.0.3')).status).toBe(303); // a new browser, in a network that has not failed
  await guessUntilRefused(email, '10.83');
  expect((await submit(signIn, '10.83.0.1', cookie.split(';', 1)[0])).status).toBe(303);
});
