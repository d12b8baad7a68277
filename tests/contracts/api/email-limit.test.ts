import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { OWN_RECIPIENT_CALLS, RATE_LIMITS } from '../../../src/domain/limits/rate-limits.ts';
import { users } from '../../../src/server/account/tables.ts';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import { readAs } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop, type SignedInCustomer } from '../../support/test-shop.ts';

const { shop, api, database, signedIn, close } = await openTestShop({
  ORDER_LIMITS: 'on',
  GUEST_CHECKOUT: 'on',
});
afterAll(close);

const { shippingInfo } = checkoutBody([]);
const orderTo = (email: string, rest: Record<string, unknown> = {}) =>
  checkoutBody([{ id: 1801, quantity: 1 }], { shippingInfo: { ...shippingInfo, email }, ...rest });
const emailsTo = (email: string) => database.$count(emails, eq(emails.recipient, email));
const ordering = (headers: Record<string, string>) => (body: unknown) =>
  api('/create-checkout-session', { method: 'POST', headers, body: JSON.stringify(body) });

/** Orders to an address and cancels, over and over, until an order is refused; answers the statuses of all calls. */
async function orderAndCancel({ headers }: SignedInCustomer, email: string) {
  const statuses: number[] = [];
  for (;;) {
    const placed = await ordering(headers)(orderTo(email));
    statuses.push(placed.status);
    if (placed.status !== 201) return statuses;
    const { orderId } = await readAs(sessionSchema, placed);
    const cancelled = await api(`/orders/${orderId}/cancel`, { method: 'POST', headers, body: '{}' });
    statuses.push(cancelled.status);
  }
}

/** A guest of one network, with nothing but the pair against forged calls and perhaps a key. */
async function guest(address: string, key: Record<string, string> = {}) {
  const csrf = await api('/csrf');
  const cookie = csrf.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return ordering({
    cookie,
    'x-xsrf-token': cookie.slice('XSRF-TOKEN='.length),
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...key,
  });
}

test('ordering and cancelling writes no more e-mails to an account’s confirmed address than its limit', async () => {
  const customer = await signedIn();
  const [user] = await database
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, customer.userId))
    .returning();
  const email = user?.email ?? '';
  const statuses = await orderAndCancel(customer, email);
  expect(statuses).toEqual([
    ...Array.from({ length: OWN_RECIPIENT_CALLS / 2 }, () => [201, 200]).flat(),
    429,
  ]);
  expect(await emailsTo(email)).toBe(OWN_RECIPIENT_CALLS);
});

test('nor more to somebody else’s; beyond the limit an order is cancelled without an e-mail', async () => {
  const customer = await signedIn();
  const email = 'stranger@example.com';
  const first = await readAs(sessionSchema, await ordering(customer.headers)(orderTo(email)));
  const statuses = await orderAndCancel(customer, email);
  expect(statuses.at(-1)).toBe(429);
  expect(await emailsTo(email)).toBe(RATE_LIMITS.recipient.calls);
  const path = `/orders/${first.orderId}/cancel`;
  const cancelled = await api(path, { method: 'POST', headers: customer.headers, body: '{}' });
  expect(cancelled.status).toBe(200);
  expect(await emailsTo(email)).toBe(RATE_LIMITS.recipient.calls);
});

test('refused orders to a stranger’s address leave the stranger free to order', async () => {
  const email = 'victim@example.com';
  const attack = await guest('10.3.0.1');
  for (let each = 0; each < RATE_LIMITS.recipient.calls; each++) {
    const refused = await attack(orderTo(email, { asGuest: true, items: [{ id: 999_999, quantity: 1 }] }));
    expect(refused.status).toBe(409);
  }
  const order = await guest('10.3.0.2');
  expect((await order(orderTo(email, { asGuest: true }))).status).toBe(201);
});

test('e-mails that confirm an address leave its customer free to order, and are limited by themselves', async () => {
  const customer = await signedIn();
  const email = 'claimed@example.com';
  const ask = () => shop.account.askToConfirm({ userId: customer.userId, email, locale: 'en' });
  let written = 0;
  while ((await ask()).ok) written++;
  expect(written).toBe(RATE_LIMITS.confirmEmail.calls);
  expect((await ordering(customer.headers)(orderTo(email))).status).toBe(201);
});

test('repeats of an order with its key are answered with it, however many come at once', async () => {
  const order = await guest('10.3.0.3', { 'idempotency-key': 'one-and-the-same' });
  const body = orderTo('repeating@example.com', { asGuest: true });
  const answers = await Promise.all(Array.from({ length: 15 }, () => order(body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 14 }, () => 200),
    201,
  ]);
  expect(await emailsTo('repeating@example.com')).toBe(1);
  const other = await guest('10.3.0.3', { 'idempotency-key': 'another-key' });
  expect((await other(body)).status).toBe(429);
});
