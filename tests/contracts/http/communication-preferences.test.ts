import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import en from '../../../src/content/messages/en.json' with { type: 'json' };
import { doneOn } from '../../../src/domain/account/done-cookie.ts';
import { users } from '../../../src/server/account/tables.ts';
import { unsubscribeFrom } from '../../../src/server/emails/email-links.ts';
import { orderKeys } from '../../../src/server/orders/order-key.ts';
import { connectData, onServer } from '../../support/built-shop.ts';
import { linkInOutbox } from '../../support/confirm-email.ts';
import { register } from '../../support/http-customer.ts';
import { startShop } from '../../support/shop-process.ts';
import { serverDatabase } from '../../support/test-database.ts';

const SECRET = 'a secret for these tests only, and of enough length';
const data = onServer(await serverDatabase());
const { database, close } = await connectData(data);
const shop = await startShop({ ...data, environment: { SESSION_SECRET: SECRET } });
afterAll(async () => {
  await shop.stop();
  await close();
});
const { url } = shop;
const ask = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
const { email, headers } = await register(url, 1);
const { cookie = '' } = headers;
const TAB = '/en/profile/personal';

const send = (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: more });
const choose = (...ticked: string[]) =>
  send(TAB, { intent: 'preferences', ...Object.fromEntries(ticked.map((name) => [name, 'on'])) }, { cookie });
const tab = async () => (await ask(TAB, { headers: { cookie } })).text();
const isTicked = async (name: string) => {
  const box = new RegExp(`<input[^>]*name="${name.replace('.', String.raw`\.`)}"[^>]*>`).exec(
    await tab(),
  )?.[0];
  return box === undefined ? null : / checked=/.test(box);
};
const WAITS = 'Your consent isn’t confirmed yet';

/** The address in e-mails to an account that ends those of a topic. */
async function addressOf(topic: 'newsletter' | 'orders', recipient: string) {
  const [customer] = await database.select({ id: users.id }).from(users).where(eq(users.email, recipient));
  const named = unsubscribeFrom(topic, customer?.id ?? '');
  const key = orderKeys(SECRET, Date.now, 'unsubscribe').keyOf(named);
  return `/en/unsubscribe/${named}?key=${key}`;
}
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

test('the newsletter begins by the button behind the link, not by opening it, and ends by one press without a session', async () => {
  const chosen = await choose('email.enabled', 'email.orders', 'email.newsletter');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `${TAB}#communication`]);
  expect(doneOn(TAB, chosen.headers.get('set-cookie'))).toBe('communication-asked');
  expect(await tab()).toContain(WAITS);

  const link = await linkInOutbox(url, email, 'confirm-consent');
  for (let opened = 0; opened < 2; opened++) {
    const page = await ask(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('I agree to receive e-mails from');
  }
  expect(await tab()).toContain(WAITS);
  expect((await send(link, {})).status).toBe(200);
  expect((await send(link, {})).status).toBe(410);
  expect(await tab()).not.toContain(WAITS);
  expect(await isTicked('email.newsletter')).toBe(true);

  const address = await addressOf('newsletter', email);
  expect((await ask(address)).status).toBe(200);
  expect((await send(address, {})).status).toBe(400);
  expect((await send(`${address}x`, ONE_CLICK)).status).toBe(404);
  expect(await isTicked('email.newsletter')).toBe(true);
  const pressed = await send(address, ONE_CLICK);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([200, null]);
  expect(await isTicked('email.newsletter')).toBe(false);
  expect(await isTicked('email.orders')).toBe(true);
});

test('of an account that is gone there is nothing to end, which mail programs take as done', async () => {
  const gone = await register(url, 2);
  const address = await addressOf('orders', gone.email);
  const heading = async (answer: Response) => /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1];
  expect(await heading(await ask(address))).toBe(en['auth.unsubscribe.title']);
  await database.delete(users).where(eq(users.email, gone.email));
  const page = await ask(address);
  expect([page.status, await heading(page)]).toEqual([410, en['auth.link.spentTitle']]);
  const pressed = await send(address, ONE_CLICK);
  expect([pressed.status, await heading(pressed)]).toEqual([200, en['auth.link.spentTitle']]);
});
