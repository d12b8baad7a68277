import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { NOTIFICATIONS_KEPT } from '../../domain/notifications/notification.ts';
import { mergeAccounts } from '../account/merging/merge-accounts.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { takeMoney } from '../payments/take-money.ts';
import { announce } from './announce.ts';
import {
  countUnread,
  forgetOldNotifications,
  listNotifications,
  readNotifications,
} from './notifications.ts';
import { notifications } from './tables.ts';

const { database } = await openTestDatabase();
const place = placeOrder(database, ORDER_NEEDS);
const list = listNotifications(database);
const count = countUnread(database);
const read = readNotifications(database);
let customers = 0;

async function newCustomer() {
  const id = `notified-${++customers}`;
  await addCustomers(database, id);
  return id;
}
async function order(userId: string | null, payment: 'transfer' | 'pod' = 'transfer') {
  const request = orderRequest(userId ?? 'nobody', { lines: [bought(508)], payment });
  const placed = await place(userId === null ? { ...request, user: null } : request);
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
}
const pay = (orderId: string) =>
  database.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (locked) await takeMoney(transaction, { order: locked, actor: 'shop' });
  });
const kindsOf = async (userId: string) =>
  (await list(userId, { until: null })).notifications.map(({ kind }) => kind);
/** So many notifications of an order that happened to it in no other way. */
const fill = (userId: string, orderId: string, many: number) =>
  database.execute(sql`insert into notifications (user_id, order_id, kind, occasion)
    select ${userId}, ${orderId}, 'refunded', ${`filled:${orderId}:`} || n from generate_series(1, ${many}::int) as n`);

describe('what happens to an order', () => {
  test('is told to its customer step by step', async () => {
    const userId = await newCustomer();
    const orderId = await order(userId, 'pod');
    const tracking = { carrier: 'meest', number: '1' } as const;
    await moveOrder(database, orderId, { to: 'PROCESSING', reason: 'confirmed' });
    await moveOrder(database, orderId, { to: 'SHIPPED', reason: 'shipped', tracking });
    await moveOrder(database, orderId, { to: 'DELIVERED', reason: 'delivered' });
    expect(await kindsOf(userId)).toEqual(['invoice', 'delivered', 'shipped', 'processing', 'placed']);
    expect(await count(userId)).toBe(5);
  });

  test('is told once, whatever is said twice', async () => {
    const userId = await newCustomer();
    const orderId = await order(userId);
    await pay(orderId);
    await pay(orderId);
    expect(await kindsOf(userId)).toEqual(['invoice', 'paid', 'placed']);
  });

  test('is not told where it did not happen', async () => {
    const userId = await newCustomer();
    const orderId = await order(userId);
    expect(await moveOrder(database, orderId, { to: 'DELIVERED', reason: 'delivered' })).toMatchObject({
      ok: false,
    });
    const broken = database.transaction(async (transaction) => {
      const locked = await lockOrder(transaction, orderId);
      if (locked) await takeMoney(transaction, { order: locked, actor: 'shop' });
      throw new Error('undone');
    });
    await expect(broken).rejects.toThrow('undone');
    expect(await kindsOf(userId)).toEqual(['placed']);
  });

  test('is told to no guest', async () => {
    const orderId = await order(null);
    await pay(orderId);
    expect(await database.$count(notifications, eq(notifications.orderId, orderId))).toBe(0);
  });

  test('is told once, however many say so at once', async () => {
    const userId = await newCustomer();
    const orderId = await order(userId);
    const announcement = {
      order: { id: orderId, userId },
      kind: 'refunded',
      occasion: `refund:${orderId}`,
      email: null,
      sms: null,
    } as const;
    await Promise.all(
      Array.from({ length: 5 }, () => database.transaction((inner) => announce(inner, [announcement]))),
    );
    expect(await kindsOf(userId)).toEqual(['refunded', 'placed']);
  });
});

describe('notifications', () => {
  test('are read one by one, by their order, or all that was shown', async () => {
    const userId = await newCustomer();
    const [first, second] = [await order(userId), await order(userId)];
    await pay(first);
    const { notifications: shown } = await list(userId, { until: null });
    expect(await read(userId, { id: shown.at(-1)?.id ?? 0 })).toBe(1);
    expect(await read(userId, { id: shown.at(-1)?.id ?? 0 })).toBe(0);
    expect(await count(userId)).toBe(3);
    expect(await read(userId, { orderId: first })).toBe(2);
    expect(await count(userId)).toBe(1);
    await pay(second);
    expect(await read(userId, { until: shown[0]?.id ?? 0 })).toBe(1);
    expect(await count(userId)).toBe(2);
    expect((await list(userId, { until: null })).notifications.map(({ isRead }) => isRead)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('are read by nobody else', async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const orderId = await order(owner);
    const [one] = (await list(owner, { until: null })).notifications;
    for (const which of [{ id: one?.id ?? 0 }, { orderId }, { until: one?.id ?? 0 }])
      expect(await read(other, which)).toBe(0);
    expect(await count(owner)).toBe(1);
    expect(await list(other, { until: null })).toEqual({ notifications: [], until: null });
  });

  test('are listed part by part, and what comes meanwhile hides none', async () => {
    const userId = await newCustomer();
    const orderId = await order(userId);
    await fill(userId, orderId, 49);
    const first = await list(userId, { until: null });
    expect(first.notifications).toHaveLength(20);
    await pay(orderId);
    const second = await list(userId, { until: first.until });
    expect(second.notifications).toHaveLength(42);
    const last = await list(userId, { until: second.until });
    expect(last.notifications).toHaveLength(52);
    expect(last.until).toBeNull();
    expect(new Set(last.notifications.map(({ id }) => id)).size).toBe(52);
  });

  test('are counted up to a bound', async () => {
    const userId = await newCustomer();
    await fill(userId, await order(userId), 150);
    expect(await count(userId)).toBe(100);
  });

  test('are kept for a year, and the newest five hundred', async () => {
    const [userId, other] = [await newCustomer(), await newCustomer()];
    const orderId = await order(userId);
    await fill(userId, orderId, NOTIFICATIONS_KEPT + 20);
    await fill(other, await order(other), 3);
    const old = eq(notifications.occasion, `filled:${orderId}:${NOTIFICATIONS_KEPT}`);
    await database
      .update(notifications)
      .set({ createdAt: sql`now() - interval '13 months'` })
      .where(old);
    await forgetOldNotifications(database)();
    expect(await database.$count(notifications, old)).toBe(0);
    expect(await database.$count(notifications, eq(notifications.userId, userId))).toBe(NOTIFICATIONS_KEPT);
    expect((await kindsOf(userId)).includes('placed')).toBe(false);
    expect(await database.$count(notifications, eq(notifications.userId, other))).toBe(4);
  });

  test('go with what a customer did under another account', async () => {
    const [from, into] = [await newCustomer(), await newCustomer()];
    await order(from);
    await database.transaction((transaction) => mergeAccounts(transaction, { from, into }));
    expect(await kindsOf(into)).toEqual(['placed']);
    expect(await count(from)).toBe(0);
  });
});
