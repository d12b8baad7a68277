import { asc, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoCart, demoFavourites, demoOrders } from '../../content/seed/demo-account.ts';
import { readBillingQuery } from '../../domain/payments/billing.ts';
import { readOrdersQuery } from '../../domain/orders/orders-query.ts';
import { openSeededDatabase } from '../../../tests/support/test-database.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { users } from '../account/tables.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { emails } from '../outbox/tables.ts';
import { catalogueReads } from '../catalogue-reads.ts';
import { products } from '../catalogue/tables.ts';
import type { Connection } from '../database/database.ts';
import { readSettings } from '../env.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { wireShop } from '../wiring.ts';
import { makeDemoAccount, type DemoAccount, type WireShop } from './demo-account.ts';

/** As `openShop` binds it. */
const wireOn =
  (connection: Connection): WireShop =>
  (database, needs) =>
    wireShop(
      { ...connection, database },
      {
        settings: readSettings({ NODE_ENV: 'test', ORDER_LIMITS: 'off' }),
        secret: 'a secret for tests only, of enough length',
        publicUrl: 'http://localhost',
        reads: catalogueReads((query) => query(connection.database)),
        ...needs,
      },
    );

let demoShop: TestShop;
let account: DemoAccount;
let userId: string;
beforeAll(async () => {
  const connection = await openSeededDatabase();
  demoShop = await openTestShop({}, () => Promise.resolve(connection));
  account = await makeDemoAccount(connection.database, wireOn(connection));
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
  const dues = await shop.payments.listDues(userId);
  expect(dues.map(({ currency }) => currency).toSorted()).toEqual(['PLN', 'UAH']);
  for (const { until } of dues) expect(until).not.toBeNull();
  // Newest first.
  expect(billing.entries.map(({ amountMinor }) => Math.sign(amountMinor))).toEqual([1, 1, 1, -1, 1, 1]);
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
  expect(letters.filter(({ occasion }) => occasion.startsWith('payment-method-'))).toEqual([]);
});

test('its orders stand in their order, and each comes to what its lines do', async () => {
  const { database } = demoShop;
  const rows = await database
    .select({ orderId: orders.id, subtotalMinor: orders.subtotalMinor, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orderItems.position));
  expect(rows.map(({ item }) => item.productId)).toEqual(
    demoOrders.flatMap(({ lines }) => lines.map(({ id }) => id)),
  );
  for (const { orderId, subtotalMinor } of rows) {
    const lines = rows.filter((row) => row.orderId === orderId);
    expect(lines.reduce((minor, { item }) => minor + item.lineMinor, 0)).toBe(subtotalMinor);
  }
});

test('where one of its steps fails, nothing of it stays', async () => {
  const connection = await openSeededDatabase();
  onTestFinished(() => connection.close());
  const { database } = connection;
  const last = demoOrders.at(-1)?.lines[0]?.id ?? 0;
  await database.update(products).set({ stock: 0 }).where(eq(products.id, last));
  await expect(makeDemoAccount(database, wireOn(connection))).rejects.toThrow('an order failed');
  for (const table of [users, orders, orderItems, emails]) {
    expect((await database.select({ rows: count() }).from(table))[0]?.rows).toBe(0);
  }
});
