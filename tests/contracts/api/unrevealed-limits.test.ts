import { and, eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { OWN_RECIPIENT_CALLS, PASSWORD_RESET_DELAY } from '../../../src/domain/limits/rate-limits.ts';
import { PASSWORD_RESETS } from '../../../src/server/account/passwords.ts';
import { users } from '../../../src/server/account/tables.ts';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { ORDER_LINKS } from '../../../src/server/orders/order-links.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import { answerAuthForm } from '../../../src/web/account/answer-auth-form.ts';
import { shortAccountSchema } from '../../../src/web/account/new-account.ts';
import { readAs } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { shop, api, database, signedIn, close } = await openTestShop({
  ORDER_LIMITS: 'on',
  GUEST_CHECKOUT: 'on',
});
afterAll(close);

let networks = 0;
const newNetwork = () => `10.${(networks += 1) >> 8}.${networks & 255}.1`;

/** Asks for a new password as the page does, from a network of its own; answers what the browser is told. */
async function forget(email: string, cookie = '') {
  const form = new FormData();
  form.set('intent', 'forgot');
  form.set('email', email);
  const answer = await answerAuthForm(form, {
    identity: shop.identity,
    limits: shop.limits,
    account: shop.account,
    requestHeaders: new Headers({ cookie }),
    accountSchema: shortAccountSchema,
    locale: 'en',
    clientAddress: newNetwork(),
    region: 'en',
    fallback: '/en',
  });
  return answer instanceof Response ? answer.headers.get('location') : answer.init?.status;
}
async function workOff(name: string) {
  const chore = shop.payments.chores.find((each) => each.name === name);
  while ((await chore?.next()) === 'answered');
}
async function forgetOften(email: string, times: number) {
  const answers = new Set<unknown>();
  for (let each = 0; each < times; each++) answers.add(await forget(email));
  await workOff(PASSWORD_RESETS);
  return [...answers];
}
const emailsTo = (email: string, occasion = '%') =>
  database.$count(emails, and(eq(emails.recipient, email), like(emails.occasion, occasion)));

/** An account, which owns its address or only claims it. */
async function account({ isConfirmed }: { isConfirmed: boolean }) {
  const { userId } = await signedIn();
  const [user] = await database
    .update(users)
    .set({ emailVerified: isConfirmed })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return { userId, email: user?.email ?? '' };
}
/** How many e-mails a stranger, who has an account, can have written to an address before they are refused. */
async function writtenByStranger(email: string) {
  const stranger = await account({ isConfirmed: true });
  let written = 0;
  while ((await shop.account.askToChangeAddress({ userId: stranger.userId, email })).ok) written++;
  return written;
}

test('forgotten passwords are answered, and what strangers may do then is limited, alike for every address', async () => {
  const owned = await account({ isConfirmed: true });
  const claimed = await account({ isConfirmed: false });
  const seen = [];
  for (const email of [owned.email, claimed.email, 'nobody@example.com']) {
    seen.push([await forgetOften(email, 12), await writtenByStranger(email)]);
  }
  const usual = [['/en/auth?notice=reset-sent'], await writtenByStranger('untouched@example.com')];
  expect(seen).toEqual([usual, usual, usual]);
});

test('what an owner has written to their address tells strangers nothing, and strangers leave the owner their own', async () => {
  const owner = await account({ isConfirmed: true });
  const byOwner = () => shop.account.askToChangeAddress({ userId: owner.userId, email: owner.email });
  for (let each = 0; each < OWN_RECIPIENT_CALLS - 1; each++) expect(await byOwner()).toEqual({ ok: true });
  await forgetOften(owner.email, 12);
  expect(await writtenByStranger(owner.email)).toBe(await writtenByStranger('quiet@example.com'));
  expect([await byOwner(), await byOwner()]).toMatchObject([{ ok: true }, { ok: false }]);
});

test('strangers cause few e-mails by forgetting a password; the owner’s known browser has requests of its own', async () => {
  const owner = await account({ isConfirmed: true });
  await forgetOften(owner.email, 12);
  const { freeTries } = PASSWORD_RESET_DELAY;
  expect(await emailsTo(owner.email)).toBe(freeTries);
  const [cookie = ''] = shop.account.knownBrowsers.cookieOf(owner.email).split(';', 1);
  expect(await forget(owner.email, cookie)).toBe('/en/auth?notice=reset-sent');
  await workOff(PASSWORD_RESETS);
  expect(await emailsTo(owner.email)).toBe(freeTries + 1);
});

/** Orders as a guest; answers the order's number. */
async function orderAsGuest(email: string) {
  const csrf = await api('/csrf');
  const cookie = csrf.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { shippingInfo } = checkoutBody([]);
  const guest = { shippingInfo: { ...shippingInfo, email }, asGuest: true };
  const placed = await api('/create-checkout-session', {
    method: 'POST',
    headers: {
      cookie,
      'x-xsrf-token': cookie.slice('XSRF-TOKEN='.length),
      'content-type': 'application/json',
      'x-forwarded-for': newNetwork(),
    },
    body: JSON.stringify(checkoutBody([{ id: 1801, quantity: 1 }], guest)),
  });
  expect(placed.status).toBe(201);
  const { orderId } = await readAs(sessionSchema, placed);
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  return order?.orderNumber ?? '';
}

test('whether a number and an address belong to one order is told to nobody by the count of e-mails', async () => {
  const [one, other] = ['one@example.com', 'other@example.com'];
  const orderNumber = await orderAsGuest(one);
  await orderAsGuest(other);
  for (const email of [one, other]) await shop.orders.requestOrderLink({ orderNumber, email });
  await workOff(ORDER_LINKS);
  expect(await emailsTo(one, 'order-link:%')).toBe(1);
  expect(await writtenByStranger(one)).toBe(await writtenByStranger(other));
});
