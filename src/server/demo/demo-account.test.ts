import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCart, demoFavourites, demoOrders } from '../../content/seed/demo-account.ts';
import { readBillingQuery } from '../../domain/payments/billing.ts';
import { readOrdersQuery } from '../../domain/orders/orders-query.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { users } from '../account/tables.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { orders } from '../orders/tables.ts';
import { emails } from '../outbox/tables.ts';
import { makeDemoAccount, type DemoAccount } from './demo-account.ts';

let demoShop: TestShop;
let account: DemoAccount;
let userId: string;
beforeAll(async () => {
  demoShop = await openTestShop();
  account = await makeDemoAccount(demoShop.database, demoShop.shop);
  const [user] = await demoShop.database.select().from(users).where(eq(users.email, account.email));
  userId = user?.id ?? '';
});
afterAll(() => demoShop.close());

test('its password signs in, and is another one each time', async () => {
  const { identity } = demoShop.shop;
  const { email, password } = account;
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(await identity.signIn({ email, password, remember: false })).toMatchObject({
    ok: true,
    isConfirmed: true,
    awaitsSecondFactor: false,
  });
  expect(await identity.signIn({ email, password: 'demo', remember: false })).toMatchObject({ ok: false });
});

test('every state of an order is among its orders', async () => {
  const rows = await demoShop.database.select().from(orders).where(eq(orders.userId, userId));
  expect(rows).toHaveLength(demoOrders.length);
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED']),
  );
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['UAH', 'PLN']));
  // The delivery of one is still to be priced.
  expect(rows.filter(({ shippingMinor }) => shippingMinor === null)).toHaveLength(1);
});

test('every page of the profile has something to show', async () => {
  const { shop } = demoShop;
  const { orders: own } = await shop.orders.listOwnOrders(userId, readOrdersQuery(new URLSearchParams()));
  const billing = await shop.payments.listBilling(userId, readBillingQuery(new URLSearchParams()));
  expect(own.length).toBeGreaterThan(0);
  expect((await shop.payments.listDues(userId)).length).toBeGreaterThan(0);
  expect(billing.entries.some(({ amountMinor }) => amountMinor < 0)).toBe(true);
  expect(billing.entries.some(({ documents }) => documents.length > 0)).toBe(true);
  expect((await shop.payments.methods.list(userId)).map(({ kind }) => kind)).toEqual(['card', 'bank']);
  expect((await shop.notifications.list(userId, { until: null })).notifications.length).toBeGreaterThan(5);
  expect((await shop.addresses.list(userId)).map(({ country }) => country)).toContain('PL');
  expect(await shop.favourites.list(userId)).toHaveLength(demoFavourites.length);
  expect((await shop.cart.findCart(userId, 'uk')).items).toHaveLength(demoCart.length);
  expect(await shop.account.findDetails(userId)).toMatchObject({ firstName: 'Демо', hasPassword: true });
});

test('nothing that it ordered is sold out, and none of its e-mails is sent', async () => {
  const bought = new Set(demoOrders.flatMap(({ lines }) => lines.map(({ id }) => id)));
  for (const id of bought) expect(await stockOf(demoShop.database, id)).toBeGreaterThan(0);
  const letters = await demoShop.database.select().from(emails).where(eq(emails.recipient, account.email));
  expect(letters.length).toBeGreaterThan(10);
  expect(letters.filter(({ givenUpAt }) => givenUpAt === null)).toEqual([]);
});
