import { moveOrder } from '../../../tests/support/move-order.ts';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { money } from '../../domain/money/money.ts';
import type { DeliveryForm } from '../../domain/quotes/quote-forms.ts';
import { openCardShop } from '../../../tests/support/card-shop.ts';
import { stripeEvent } from '../../../tests/support/stripe-bodies.ts';
import { bought, orderRequest } from '../../../tests/support/sample-order.ts';
import { products } from '../catalogue/tables.ts';
import { emails } from '../outbox/tables.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const world = await openCardShop();
const { shop, database, customer, order: rowOf } = world;
afterAll(() => world.close());
beforeEach(() => database.update(products).set({ stock: 500 }));

const form = (rest: Partial<DeliveryForm> = {}): DeliveryForm => ({
  version: 0,
  shippingMinor: 6_000_00,
  minDays: 3,
  maxDays: 5,
  note: null,
  ...rest,
});
const quote = (orderId: string, rest: Partial<DeliveryForm> = {}) =>
  shop.quotes.quoteDelivery({ orderId, quote: form(rest), staffId: 'staff' });

async function placed(payment: PaymentMethod, lines = [bought(201, 6)]) {
  const result = await shop.checkout.placeOrder(orderRequest(customer, { lines, payment }));
  if (!result.ok) throw new Error(result.reason);
  return result.orderId;
}
const emailsAbout = (orderId: string) =>
  database
    .select()
    .from(emails)
    .where(like(emails.occasion, `order-delivery-quoted:${orderId}%`));
const waits = async (orderId: string) => {
  const { orders } = await shop.quotes.listDeliveries({ state: 'waiting', page: 1, pageSize: 100 });
  return orders.some(({ id }) => id === orderId);
};

test('a bulk order can be paid by card from the moment its delivery has a price, and not before', async () => {
  const orderId = await placed('card');
  expect(await world.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
  expect(await waits(orderId)).toBe(true);
  const before = await rowOf(orderId);
  expect(await quote(orderId)).toEqual({ ok: true, version: 1 });
  expect(await waits(orderId)).toBe(false);
  const after = await rowOf(orderId);
  expect([before?.deliveryMinDays, before?.deliveryMaxDays]).toEqual([null, null]);
  expect([after?.deliveryMinDays, after?.deliveryMaxDays]).toEqual([3, 5]);
  expect(after?.totalMinor).toBe((before?.totalMinor ?? 0) + 6_000_00);
  const { id } = await world.started(orderId);
  const [payment] = await world.paymentsOf(orderId);
  expect([payment?.reference, payment?.amountMinor]).toEqual([id, after?.totalMinor]);
  // Three working days to pay: a page that was opened and left takes none of them.
  expect((await rowOf(orderId))?.paymentDueAt).toBe(after?.paymentDueAt);
  expect(Date.parse(after?.paymentDueAt ?? '') - Date.now()).toBeGreaterThan(2 * 24 * 3600 * 1000);
  expect(await world.cancelOverdue()).toBeNull();
  await world.tell(
    stripeEvent({
      type: 'completed',
      paymentId: payment?.id ?? '',
      amount: after?.totalMinor ?? 0,
    }),
  );
  expect(await rowOf(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: false, reason: 'not-quotable' });
});

test('a new price is a new version, with history, e-mail and total of its own', async () => {
  const orderId = await placed('transfer');
  await quote(orderId, { note: 'Кран на місці' });
  expect(await quote(orderId, { shippingMinor: 1 })).toEqual({ ok: false, reason: 'quote-changed' });
  expect(await quote(orderId, { version: 1, shippingMinor: 5_000_00 })).toEqual({ ok: true, version: 2 });
  const versions = await shop.quotes.deliveryQuotesOf(orderId);
  expect(versions.map(({ version, shippingMinor }) => [version, shippingMinor])).toEqual([
    [2, 5_000_00],
    [1, 6_000_00],
  ]);
  expect(await rowOf(orderId)).toMatchObject({ shippingMinor: 5_000_00, status: 'PENDING' });
  const history = (await world.history(orderId)).filter(({ reason }) => reason === 'delivery-quoted');
  expect(history.map(({ actor }) => actor)).toEqual(['staff:staff', 'staff:staff']);
  const [first, second] = await emailsAbout(orderId);
  expect(first?.plain).toContain('Кран на місці');
  expect(first?.plain).toMatch(/IBAN/);
  expect(second?.plain).not.toBe(first?.plain);
});

test('of two prices at once one is written', async () => {
  const orderId = await placed('transfer');
  const results = await Promise.all([quote(orderId), quote(orderId, { shippingMinor: 7_000_00 })]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await emailsAbout(orderId)).toHaveLength(1);
});

test('nobody changes the price while its customer is on the bank’s page', async () => {
  const orderId = await placed('card');
  await quote(orderId);
  await world.started(orderId);
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: false, reason: 'being-paid' });
  await world.pageOver(orderId, 100);
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: false, reason: 'being-paid' });
  await world.pageOver(orderId, 400);
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: true, version: 2 });
});

test('nobody changes the price when the page has just been closed: its money may still come', async () => {
  const orderId = await placed('card');
  await quote(orderId);
  await world.started(orderId);
  const [payment] = await world.paymentsOf(orderId);
  const told = { paymentId: payment?.id ?? '', amount: payment?.amountMinor ?? 0 };
  await world.tell(stripeEvent({ ...told, type: 'expired', paid: false }));
  expect(await world.paymentsOf(orderId)).toMatchObject([{ status: 'EXPIRED' }]);
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: false, reason: 'being-paid' });
  await world.closedAgo(orderId, 250);
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: false, reason: 'being-paid' });
  await world.closedAgo(orderId, 400);
  expect(await quote(orderId, { version: 1 })).toEqual({ ok: true, version: 2 });
});

test('an order of the ordinary size, a cancelled and an unknown one have no price to set', async () => {
  expect(await quote(await placed('transfer', [bought(201)]))).toEqual({
    ok: false,
    reason: 'not-quotable',
  });
  const orderId = await placed('transfer');
  expect(await shop.orders.cancelOrder({ orderId, userId: customer, reason: 'other' })).toEqual({ ok: true });
  expect(await quote(orderId)).toEqual({ ok: false, reason: 'not-quotable' });
  expect(await quote(crypto.randomUUID())).toEqual({ ok: false, reason: 'order-not-found' });
  expect(await quote('x')).toEqual({ ok: false, reason: 'order-not-found' });
});

test('the delivery of an order paid at the door is not priced above the limit for that', async () => {
  const orderId = await placed('pod');
  const { totalMinor = 0, paymentFeeMinor = 0 } = (await rowOf(orderId)) ?? {};
  const goodsMinor = totalMinor - paymentFeeMinor;
  const quoteWithin = (limitMinor: number) =>
    quoteDelivery(database, { payOnDeliveryLimits: { UAH: money(limitMinor, 'UAH'), PLN: null } })({
      orderId,
      quote: form({ shippingMinor: 100_00 }),
      staffId: 'staff',
    });
  expect(await quoteWithin(goodsMinor + 99_99)).toEqual({ ok: false, reason: 'above-pod-limit' });
  expect(await rowOf(orderId)).toMatchObject({ shippingMinor: null, totalMinor });
  expect(await quoteWithin(goodsMinor + 100_00)).toEqual({ ok: true, version: 1 });
});

test('an order without a total goes nowhere but back', async () => {
  const orderId = await placed('pod');
  const step = (to: 'PROCESSING' | 'CANCELLED') => moveOrder(database, orderId, { to, reason: 'confirmed' });
  expect(await step('PROCESSING')).toEqual({ ok: false, reason: 'transition-not-allowed' });
  await quote(orderId);
  expect(await rowOf(orderId)).toMatchObject({ paymentDueAt: null });
  expect(await step('PROCESSING')).toMatchObject({ ok: true });
  expect((await database.select().from(products).where(eq(products.id, 201)))[0]?.stock).toBe(494);
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['delivery_quotes']),
    unlogged: [],
  });
});
