import { like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { emails } from '../../../src/server/outbox/tables.ts';
import { openCardShop } from '../../support/card-shop.ts';
import { stripeEvent } from '../../support/stripe-bodies.ts';

const card = await openCardShop();
const { shop } = card;
afterAll(() => card.close());

const staffId = card.customer;
const casesOf = async (orderId: string) =>
  (await shop.payments.listPaymentCases()).filter((found) => found.orderId === orderId);
const closeCase = async (orderId: string) => {
  const [found] = await casesOf(orderId);
  const note = 'Повернули в кабінеті банку';
  return shop.payments.notePaymentCase({ caseId: found?.id ?? '', note, release: null, staffId });
};
const viewOf = async (orderId: string) => {
  const found = await shop.orders.findOrder(orderId, card.customer);
  if (!found.ok) throw new Error(found.reason);
  return found.order;
};
const cancelledEmail = async (orderId: string) =>
  (
    await card.database
      .select({ plain: emails.plain })
      .from(emails)
      .where(like(emails.occasion, `order-cancelled:${orderId}%`))
  )[0]?.plain;

/** An order whose bank names one hryvnia less than it was asked to take. */
async function unmatched() {
  const waiting = await card.waiting();
  const { paymentId, amount } = waiting;
  const body = stripeEvent({ type: 'completed', paymentId, amount: amount - 100 });
  expect(await card.tell(body)).toBe(200);
  return waiting;
}

test('an order whose bank named another sum is neither paid again nor given up while staff look into it', async () => {
  const { orderId } = await unmatched();
  expect(await viewOf(orderId)).toMatchObject({ unmatchedPayment: 'open', paymentStatus: 'UNPAID' });
  expect(await card.start(orderId)).toEqual({ ok: false, reason: 'not-payable' });
  await card.overdue(orderId);
  expect(await card.cancelOverdue()).toBeNull();
  expect(await card.order(orderId)).toMatchObject({ status: 'PENDING' });
});

test('once staff have seen to the payment, the order waits for its own again, and ends by its own time', async () => {
  const { orderId } = await unmatched();
  await closeCase(orderId);
  expect(await viewOf(orderId)).toMatchObject({ unmatchedPayment: 'closed' });
  expect(await card.start(orderId)).toMatchObject({ ok: true });
  await card.overdue(orderId);
  expect(await card.cancelOverdue()).toBe('cancelled');
  expect(await casesOf(orderId)).toEqual([]);
  expect(await cancelledEmail(orderId)).toContain('Сплачувати за це замовлення нічого не потрібно');
  expect(await cancelledEmail(orderId)).not.toContain('нічого не списано');
});

test('a payment of another sum is one case, whether its bank told of it, was asked, or was asked after it was closed', async () => {
  const { orderId, paymentId, amount } = await unmatched();
  const again = () => card.tell(stripeEvent({ type: 'completed', paymentId, amount: amount - 100 }));
  await again();
  expect(await casesOf(orderId)).toHaveLength(1);
  await closeCase(orderId);
  await again();
  expect(await casesOf(orderId)).toEqual([]);
  expect(await card.tell(stripeEvent({ type: 'completed', paymentId, amount: amount - 200 }))).toBe(200);
  expect(await casesOf(orderId)).toHaveLength(1);
});

test('who cancels an order whose bank named another sum is not told that nothing was charged', async () => {
  const { orderId } = await unmatched();
  await shop.orders.cancelOrder({ orderId, userId: card.customer, reason: 'mistake' });
  const email = await cancelledEmail(orderId);
  expect(email).toContain('надійшов платіж на іншу суму');
  expect(email).not.toContain('нічого не списано');
});

test('the payment that comes in full after another sum was named pays the order', async () => {
  const { orderId, paymentId, amount } = await unmatched();
  expect(await card.tell(stripeEvent({ type: 'completed', paymentId, amount }))).toBe(200);
  expect(await card.order(orderId)).toMatchObject({ status: 'PROCESSING', paymentStatus: 'PAID' });
  expect(await viewOf(orderId)).toMatchObject({ unmatchedPayment: null });
});
