import { count, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoCart, demoFavourites } from '../../content/seed/demo-account.ts';
import { demoOrders } from '../../content/seed/demo-orders.ts';
import { readBillingQuery } from '../../domain/payments/billing.ts';
import { readOrdersQuery } from '../../domain/orders/orders-query.ts';
import { demoWiring } from '../../../tests/support/demo-customer.ts';
import { openDemoShop, type DemoShop } from '../../../tests/support/demo-shop.ts';
import { openSeededDatabase } from '../../../tests/support/test-database.ts';
import { users } from '../account/tables.ts';
import { stockOf } from '../../../tests/support/stored.ts';
import { emails, smsMessages } from '../outbox/tables.ts';
import { products } from '../catalogue/tables.ts';
import { isBought } from '../orders/own-conditions.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { makeDemoAccount } from './demo-account.ts';

let demoShop: DemoShop;
let userId: string;
beforeAll(async () => {
  demoShop = await openDemoShop();
  ({ userId } = demoShop);
});
afterAll(() => demoShop.close());

test('its password signs in, and is another one each time', async () => {
  const { identity } = demoShop.shop;
  const { email, password } = demoShop.account;
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
    new Set(['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED']),
  );
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['UAH', 'PLN']));
  expect(new Set(rows.map(({ paymentMethod }) => paymentMethod))).toEqual(
    new Set(['card', 'transfer', 'pod']),
  );
  // The delivery of one is still to be priced.
  expect(rows.filter(({ shippingMinor }) => shippingMinor === null)).toHaveLength(1);
});

test('every page of the profile has something to show, and what is a list goes on', async () => {
  const { shop } = demoShop;
  const { orders: own, next } = await shop.orders.listOwnOrders(
    userId,
    readOrdersQuery(new URLSearchParams()),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(next).not.toBeNull();
  const billing = await shop.payments.listBilling(userId, readBillingQuery(new URLSearchParams()));
  expect(billing.entries.some(({ documents }) => documents.length > 0)).toBe(true);
  expect(billing.entries.some(({ amountMinor }) => amountMinor < 0)).toBe(true);
  expect(billing.next).not.toBeNull();
  const dues = await shop.payments.listDues(userId);
  expect(dues.map(({ currency }) => currency).toSorted()).toEqual(['PLN', 'UAH', 'UAH']);
  for (const { until } of dues) expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now());
  expect((await shop.payments.methods.list(userId)).map(({ kind }) => kind)).toEqual(['card', 'bank']);
  const bell = await shop.notifications.list(userId, { until: null });
  expect(bell.until).not.toBeNull();
  // What is new is of the last days.
  expect(bell.notifications.some(({ isRead }) => isRead)).toBe(true);
  expect(await shop.notifications.countUnread(userId)).toBeGreaterThan(0);
  expect((await shop.addresses.list(userId)).map(({ country }) => country)).toContain('PL');
  expect(await shop.favourites.list(userId)).toHaveLength(demoFavourites.length);
  expect((await shop.cart.findCart(userId, 'uk')).items).toHaveLength(demoCart.length);
  expect(await shop.account.findDetails(userId)).toMatchObject({ firstName: 'Демо', hasPassword: true });
});

test('it was signed in to from several browsers, and asked for the newsletter', async () => {
  const { account: own } = demoShop.shop;
  const { signIns, hasMore } = await own.listSignIns(userId, { pages: 1 });
  expect(hasMore).toBe(true);
  expect(new Set(signIns.map(({ userAgent }) => userAgent)).size).toBeGreaterThan(2);
  expect((await own.listSessions(userId)).length).toBeGreaterThan(1);
  const { preferences, pending } = await own.preferences.find(userId);
  expect(preferences.email).toMatchObject({ enabled: true, newsletter: true, marketing: false });
  expect(pending).toEqual([]);
});

test('nothing that it ordered is sold out, and none of its e-mails is left to be sent', async () => {
  const bought = new Set(demoOrders.flatMap(({ lines }) => lines.map(({ id }) => id)));
  for (const id of bought) expect(await stockOf(demoShop.database, id)).toBeGreaterThan(0);
  expect(await demoShop.database.$count(smsMessages)).toBe(0);
  const letters = await demoShop.database.select().from(emails).where(like(emails.occasion, 'order-%'));
  expect(letters).toEqual([]);
});

test('each order comes to what its lines do, and the head of the profile to what all of them do', async () => {
  const { database, shop } = demoShop;
  const rows = await database
    .select({
      orderId: orders.id,
      status: orders.status,
      isBought: sql<boolean>`${isBought(orders)}`,
      subtotalMinor: orders.subtotalMinor,
      item: orderItems,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.userId, userId));
  for (const { orderId, subtotalMinor } of rows) {
    const lines = rows.filter((row) => row.orderId === orderId);
    expect(lines.reduce((minor, { item }) => minor + item.lineMinor, 0)).toBe(subtotalMinor);
  }
  const kept = rows.filter(({ status }) => status !== 'CANCELLED');
  const pieces = (isRental: boolean) =>
    kept
      .filter(
        ({ item, isBought: isPaid }) => (item.rentalDuration !== null) === isRental && (isRental || isPaid),
      )
      .reduce((sum, { item }) => sum + item.quantity, 0);
  const { total } = await shop.orders.listUnderWay(userId);
  expect(await shop.orders.sumUpOwnOrders(userId)).toEqual({
    boughtPieces: pieces(false),
    rentedPieces: pieces(true),
    activeOrders: total,
  });
});

test('where one of its steps fails, nothing of it stays', async () => {
  const connection = await openSeededDatabase();
  onTestFinished(() => connection.close());
  const { database } = connection;
  const last = demoOrders.at(-1)?.lines[0]?.id ?? 0;
  await database.update(products).set({ stock: 0 }).where(eq(products.id, last));
  await expect(makeDemoAccount(database, demoWiring(connection))).rejects.toThrow('an order failed');
  for (const table of [users, orders, orderItems, emails]) {
    expect((await database.select({ rows: count() }).from(table))[0]?.rows).toBe(0);
  }
});
