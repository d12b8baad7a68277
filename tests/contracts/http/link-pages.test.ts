import { expect, test } from 'vitest';
import en from '../../../src/content/messages/en.json' with { type: 'json' };
import { openBuiltShop } from '../../support/built-shop.ts';
import { linkInOutbox } from '../../support/confirm-email.ts';

const shop = await openBuiltShop();
const PASSWORD = 'сонце-2026';

const send = (path: string, fields: Record<string, string> = {}, cookie = '') =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: shop.url, cookie },
  });

/** Registers; answers the session's cookie. */
async function register(email: string): Promise<string> {
  const fields = { intent: 'register', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { status, headers } = await send('/en/auth', fields);
  expect(status).toBe(303);
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** Status of a page, its heading, and where the button under it leads. */
async function shown(answer: Response) {
  const main = /<main[^]*<\/main>/.exec(await answer.text())?.[0] ?? '';
  const heading = /<h1[^>]*>([^<]*)/.exec(main)?.[1];
  return [answer.status, heading, /<a href="([^"]*)"/.exec(main)?.[1]];
}
const GONE = [410, en['auth.link.spentTitle'], '/en/auth'];

test('who confirms an address while signed in is led to the profile, and the link is gone then', async () => {
  const email = 'signed-in@example.com';
  const cookie = await register(email);
  const link = await linkInOutbox(shop.url, email, 'confirm-address');
  expect((await shop.ask(link, { headers: { cookie } })).status).toBe(200);
  const done = [200, en['auth.confirm.doneTitle'], '/en/profile'];
  expect(await shown(await send(link, {}, cookie))).toEqual(done);
  for (const headers of [{ cookie }, { cookie: '' }]) {
    expect(await shown(await shop.ask(link, { headers }))).toEqual(GONE);
  }
  expect(await shown(await send(link, {}, cookie))).toEqual(GONE);
});

test('who confirms an address by its password elsewhere is led to sign in', async () => {
  const email = 'elsewhere@example.com';
  await register(email);
  const link = await linkInOutbox(shop.url, email, 'confirm-address');
  expect((await send(link, { password: 'wrong' })).status).toBe(401);
  const done = [200, en['auth.confirm.doneTitle'], '/en/auth'];
  expect(await shown(await send(link, { password: PASSWORD }))).toEqual(done);
});

test.each([
  'confirm-address',
  'change-address',
  'reset-password',
  'end-sessions',
  'confirm-consent',
  'link-provider',
])('a link to %s that never was one is gone like one that was used', async (purpose) => {
  const link = `/en/${purpose}/${crypto.randomUUID()}?key=made-up`;
  expect(await shown(await shop.ask(link))).toEqual(GONE);
  expect(await shown(await send(link))).toEqual(GONE);
});
