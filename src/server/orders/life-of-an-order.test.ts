import { asc, eq, inArray, like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { refuseRows } from '../../../tests/support/refuse-rows.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import { findCart } from '../cart/account-cart.ts';
import { products } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { communicationPreferences } from '../account/communication/tables.ts';
import { topicOfStep } from '../emails/order-step.ts';
import { emails } from '../outbox/tables.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeDelivered } from './complete-delivered.ts';
import { findOrder, findOrderByKey } from './find-order.ts';
import { orderKeys } from './order-key.ts';
import { reorder } from './reorder.ts';
import { requestOrderLink, sendOrderLink } from './order-links.ts';
import { shipOrder } from './ship-order.ts';
import { leases } from '../rental/tables.ts';
import { orders } from './tables.ts';
import { orderLinkRequests } from './link-tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek');
const NO_ORDER = '4b4f1f6e-0000-4000-8000-000000000000';
const PARCEL = { carrier: 'nova-poshta', number: '2045 0012 345678' } as const;

const machine = {
  id: 2001,
  quantity: 1,
  rental: { duration: 'week', count: 1, startDate: rentalStart() },
} as const;
async function place(lines = [bought(1801)], userId = 'olena') {
  const placed = await placeOrder(database, ORDER_NEEDS)(orderRequest(userId, { lines }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed;
}
async function moved(orderId: string, ...path: PurchaseStatus[]) {
  for (const to of path) {
    await moveOrder(database, orderId, { to, reason: to.toLowerCase() });
  }
  return orderId;
}
const placedAt = async (...path: PurchaseStatus[]) => moved((await place()).orderId, ...path);
const viewOf = async (orderId: string) => {
  const found = await findOrder(database)(orderId, 'olena');
  if (!found.ok) throw new Error(found.reason);
  return found.order;
};
const stepsWritten = async (orderId: string) =>
  (
    await database
      .select({ occasion: emails.occasion })
      .from(emails)
      .where(like(emails.occasion, `%${orderId}%`))
      .orderBy(asc(emails.id))
  ).map(({ occasion }) => occasion.split(':')[0]);
const cancel = (orderId: string, userId: string | null = 'olena') =>
  cancelOrder(database, ORDER_NEEDS)({ orderId, userId, reason: 'mistake' });
const ship = (orderId: string, tracking: Parameters<ReturnType<typeof shipOrder>>[0]['tracking'] = PARCEL) =>
  shipOrder(database)({ orderId, tracking, staffId: '7' });

describe('e-mails', () => {
  test('tell each step once, in its transaction', async () => {
    const orderId = await placedAt('PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'RETURNED');
    const steps = ['placed', 'paid', 'shipped', 'delivered', 'completed', 'returned'];
    expect(await stepsWritten(orderId)).toEqual(steps.map((step) => `order-${step}`));
  });

  test('are not written by a step that is refused or undone', async () => {
    const orderId = await placedAt();
    await moved(orderId, 'SHIPPED');
    const undone = database.transaction(async (transaction) => {
      await moveOrder(transaction, orderId, { to: 'PROCESSING', actor: 'shop', reason: 'paid' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await stepsWritten(orderId)).toEqual(['order-placed']);
  });

  test('of steps on the way are not written to who refused them; what concerns contract and money is', async () => {
    await addCustomers(database, 'quiet');
    await database.insert(communicationPreferences).values({
      userId: 'quiet',
      emailEnabled: true,
      emailOrders: false,
      emailLeases: true,
      smsEnabled: true,
      smsOrders: true,
      smsLeases: true,
    });
    const way = ['PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'RETURNED'] as const;
    const { orderId } = await place([bought(1801)], 'quiet');
    await moved(orderId, ...way);
    expect(await stepsWritten(orderId)).toEqual(['order-placed', 'order-paid', 'order-returned']);
    const { orderId: leased } = await place([machine], 'quiet');
    await moved(leased, 'PROCESSING', 'SHIPPED');
    expect(await stepsWritten(leased)).toContain('order-shipped');
  });

  test('of goods paid for at the door bring their invoice, which nobody can refuse', () => {
    const bought = { items: [{ rental: null }] };
    expect(topicOfStep('delivered', { ...bought, paymentMethod: 'pod' })).toBe('required');
    expect(topicOfStep('delivered', { ...bought, paymentMethod: 'card' })).toBe('orders');
  });
});

describe('a cancellation by the customer', () => {
  test.each([[[]], [['PROCESSING']]] as [PurchaseStatus[]][])(
    'after %j ends the order and says why',
    async (path) => {
      const orderId = await placedAt(...path);
      expect(await cancel(orderId)).toEqual({ ok: true });
      const { status, events } = await viewOf(orderId);
      expect(status).toBe('CANCELLED');
      expect(events.at(-1)).toMatchObject({ actor: 'customer', reason: 'customer-mistake' });
      expect((await stepsWritten(orderId)).at(-1)).toBe('order-cancelled');
    },
  );

  test('is refused to others, to visitors and for what is not there', async () => {
    const orderId = await placedAt();
    expect(await cancel(orderId, 'marek')).toEqual({ ok: false, reason: 'not-owner' });
    expect(await cancel(orderId, null)).toEqual({ ok: false, reason: 'not-signed-in' });
    for (const id of [NO_ORDER, '1', "' or true --"]) {
      expect(await cancel(id)).toEqual({ ok: false, reason: 'order-not-found' });
    }
    expect((await viewOf(orderId)).status).toBe('PENDING');
  });

  test('happens once, and not after the hand-over, even at the same moment', async () => {
    const twice = await placedAt();
    const results = await Promise.all([cancel(twice), cancel(twice)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'not-cancellable' });

    const raced = await placedAt('PROCESSING');
    const [shipped, cancelled] = await Promise.all([ship(raced), cancel(raced)]);
    expect([shipped.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
    const { status, shipments } = await viewOf(raced);
    expect(status).toBe(shipped.ok ? 'SHIPPED' : 'CANCELLED');
    expect(shipments).toHaveLength(shipped.ok ? 1 : 0);
  });

  test('is refused once a machine of the order is with the customer', async () => {
    const { orderId } = await place([bought(1801), machine]);
    const [line] = (await viewOf(orderId)).items.filter(({ rental }) => rental !== null);
    await database
      .update(leases)
      .set({ status: 'ACTIVE' })
      .where(eq(leases.orderItemId, line?.id ?? ''));
    expect(await cancel(orderId)).toEqual({ ok: false, reason: 'not-cancellable' });
  });
});

describe('a hand-over', () => {
  test('keeps carrier and number, and its e-mail leads to the parcel', async () => {
    const orderId = await placedAt('PROCESSING');
    expect(await ship(orderId)).toMatchObject({ ok: true });
    const { shipments, items, events } = await viewOf(orderId);
    expect(shipments).toMatchObject([
      {
        position: 1,
        tracking: { carrier: 'nova-poshta', number: '20450012345678' },
        lines: items.map(({ id, quantity }) => ({ itemId: id, pieces: quantity })),
      },
    ]);
    expect(events.at(-1)).toMatchObject({ toStatus: 'SHIPPED', actor: 'staff', reason: 'shipped' });
    const [email] = await database
      .select()
      .from(emails)
      .where(eq(emails.occasion, `order-shipped:${orderId}`));
    expect(email?.plain).toContain('cargo_number=20450012345678');
  });

  test('is refused without a real number, and before the order is paid or confirmed', async () => {
    const orderId = await placedAt();
    expect(await ship(orderId, { ...PARCEL, number: '?' })).toEqual({
      ok: false,
      reason: 'invalid-tracking',
    });
    expect(await ship(orderId)).toEqual({ ok: false, reason: 'transition-not-allowed' });
    expect(await viewOf(orderId)).toMatchObject({ status: 'PENDING', shipments: [] });
  });
});

describe('a reorder', () => {
  const again = (orderId: string, token: string, userId: string | null = 'olena') =>
    reorder(database)({ orderId, userId, locale: 'uk', token });

  test('puts what is sold into the cart once, and names what is not', async () => {
    const { orderId } = await place([bought(1801, 2), bought(1804, 3), bought(1104, 1), machine], 'marek');
    await moved(orderId, 'PROCESSING', 'SHIPPED', 'DELIVERED');
    await database.update(products).set({ stock: 1 }).where(eq(products.id, 1804));
    await database.update(products).set({ publishedAt: null }).where(eq(products.id, 1104));
    const done = await again(orderId, 'token-of-a-form', 'marek');
    expect(done).toMatchObject({
      ok: true,
      lines: [
        { productId: 1801, ordered: 2, problem: null },
        { productId: 1804, ordered: 3, problem: 'capped-by-stock' },
        { productId: 1104, ordered: 1, problem: 'gone' },
        { productId: 2001, ordered: 1, problem: null },
      ],
    });
    const cart = await findCart(database)('marek', 'uk');
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1801, 2],
      [1804, 1],
      [2001, 1],
    ]);
    await again(orderId, 'token-of-a-form', 'marek');
    expect(await findCart(database)('marek', 'uk')).toEqual(cart);
    expect(done.ok && done.cartTag).toBe(cart.tag);
  });

  test('is for the owner of what has arrived alone', async () => {
    const orderId = await placedAt('PROCESSING');
    expect(await again(orderId, 'a-token-1')).toEqual({ ok: false, reason: 'not-delivered' });
    expect(await again(orderId, 'a-token-2', 'marek')).toEqual({ ok: false, reason: 'not-owner' });
    expect(await again(orderId, 'a-token-3', null)).toEqual({ ok: false, reason: 'not-signed-in' });
    expect(await again(NO_ORDER, 'a-token-4')).toEqual({ ok: false, reason: 'order-not-found' });
    expect((await findCart(database)('olena', 'uk')).items).toEqual([]);
  });
});

describe('the link to an order', () => {
  const keys = orderKeys('a secret for tests only, of enough length');
  const byKey = findOrderByKey(database, keys);

  test('opens it by its own key alone', async () => {
    const [own, other] = [await placedAt(), await placedAt()];
    expect(await byKey(own, keys.keyOf(own))).toEqual(await viewOf(own));
    for (const key of [keys.keyOf(other), '', 'x.y', `${keys.keyOf(own)}0`]) {
      expect(await byKey(own, key)).toBeNull();
    }
    expect(await byKey(NO_ORDER, keys.keyOf(NO_ORDER))).toBeNull();
    expect(await byKey("' or true --", keys.keyOf("' or true --"))).toBeNull();
  });

  test('goes to the order’s own address, once an hour, and only if number and address belong together', async () => {
    const { orderId, orderNumber } = await place();
    const { orderNumber: otherNumber } = await place([bought(1801)], 'marek');
    const send = requestOrderLink(database);
    const answerAll = async () => {
      while ((await sendOrderLink(database, ORDER_NEEDS)()) !== null);
    };
    await send({ orderNumber, email: 'somebody@example.com' });
    await send({ orderNumber: 'ORD-999999', email: 'olena@example.com' });
    await answerAll();
    expect(await stepsWritten(orderId)).toEqual(['order-placed']);
    await Promise.all([1, 2, 3].map(() => send({ orderNumber, email: 'Olena@Example.com' })));
    expect(await stepsWritten(orderId)).toEqual(['order-placed']); // nothing is written while somebody waits for the answer
    await answerAll();
    expect(await stepsWritten(orderId)).toEqual(['order-placed', 'order-link']);
    expect(await database.$count(orderLinkRequests)).toBe(0);
    const [email] = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `order-link:${orderId}%`));
    expect(email?.recipient).toBe('olena@example.com');
    expect(email?.plain).not.toContain(otherNumber);
  });
});

test('what was delivered 14 days ago is completed once, whoever does it at the same time', async () => {
  const [old, fresh, shipped] = [
    await placedAt('PROCESSING', 'SHIPPED', 'DELIVERED'),
    await placedAt('PROCESSING', 'SHIPPED', 'DELIVERED'),
    await placedAt('PROCESSING', 'SHIPPED'),
  ];
  await database
    .update(orders)
    .set({ deliveredAt: sql`now() - interval '15 days'` })
    .where(eq(orders.id, old));
  const counts = await Promise.all([completeDelivered(database)(), completeDelivered(database)()]);
  expect(counts).toHaveLength(2);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect((await viewOf(old)).events.at(-1)).toMatchObject({
    toStatus: 'COMPLETED',
    actor: 'shop',
    reason: 'completed',
  });
  expect((await stepsWritten(old)).at(-1)).toBe('order-completed');
  expect([(await viewOf(fresh)).status, (await viewOf(shipped)).status]).toEqual(['DELIVERED', 'SHIPPED']);
});

test('a delivered order that cannot be completed stops no other', async () => {
  const ids = [
    await placedAt('PROCESSING', 'SHIPPED', 'DELIVERED'),
    await placedAt('PROCESSING', 'SHIPPED', 'DELIVERED'),
  ];
  const [broken = '', sound = ''] = ids;
  await database
    .update(orders)
    .set({ deliveredAt: sql`now() - interval '15 days'` })
    .where(inArray(orders.id, ids));
  const mend = await refuseRows(database, 'letters', `new.occasion = 'order-completed:${broken}'`);
  await expect(completeDelivered(database)()).rejects.toThrow(/letters/);
  expect([(await viewOf(broken)).status, (await viewOf(sound)).status]).toEqual(['DELIVERED', 'COMPLETED']);
  expect(await completeDelivered(database)()).toBe(0);
  await mend();
  await database.execute(sql`update chore_failures set next_attempt_at = now() - interval '1 second'`);
  expect(await completeDelivered(database)()).toBe(1);
  expect((await viewOf(broken)).status).toBe('COMPLETED');
});
